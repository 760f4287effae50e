export const messages = {
  title: 'Active Programs',
  viewAll: 'View All',
  week: (current: number, total: number) => `Week ${current}/${total}`,
  progress: (name: string, percent: number) => `${name}: ${percent}% complete`,
  percent: (percent: number) => `${percent}%`,
} as const;
