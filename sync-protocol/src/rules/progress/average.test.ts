import { expect, it } from 'vitest';
import { averageTasksPerDay } from './average.ts';

it.each([
  [0, 0, 0],
  [6, 1, 6],
  [13, 3, 4.3],
  [20, 3, 6.7],
])('%d tasks on %d days are %d a day', (completedTasks, trainedDays, average) => {
  expect(averageTasksPerDay({ completedTasks, trainedDays })).toBe(average);
});
