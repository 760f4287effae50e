import type { Category } from '../../entities/training/program.ts';
import type { StructureWeek } from '../../entities/training/regimen.ts';

// Texts to begin with, apart from the rules: whoever makes a program sends its weeks along, so that phone and server
// agree on them whatever their versions say here.

const THEMES = [
  'Foundation Building',
  'Skill Development',
  'Consistency Training',
  'Performance Optimization',
] as const;

/** Three daily tasks for each of the four stages, by category. */
const DEFAULT_TASKS: Record<Category, readonly (readonly [string, string, string])[]> = {
  serving: [
    ['Toss and catch, same height every time', 'Serving motion without a ball', 'Short serves to a wall'],
    ['Standing serves over the net', 'Serves to the left and right half', 'Shoulder preparation'],
    ['Ten serves in a row inside the court', 'Serves to a called zone', 'Serve and move to defense'],
    [
      'Pressure serves: two misses end the round',
      'Serve the same zone five times',
      'Your best serve after a sprint',
    ],
  ],
  passing: [
    ['Platform hold and angle check', 'Wall passes', 'Shuffle and stop in balance'],
    ['Partner passes from both sides', 'Passes off a toss to a target', 'Low passes with soft knees'],
    [
      'Twenty controlled passes in a row',
      'Pass after a shuffle left and right',
      'Overhead passes to a target',
    ],
    [
      'Serve receive to a target',
      'Pass the second ball after a roll',
      'Target score: pass until you reach ten',
    ],
  ],
  setting: [
    [
      'Hand shape and ball catch above the forehead',
      'Wall sets close to the wall',
      'Footwork left-right to the ball',
    ],
    ['High sets to yourself', 'Sets to a target from a toss', 'Back sets with a straight body'],
    ['Thirty wall sets in a row', 'Sets after moving from the net', 'Front and back sets in turn'],
    ['Set off a bad pass', 'Called sets: high, quick, back', 'Target score: set until you reach ten'],
  ],
  hitting: [
    ['Three-step approach without a ball', 'Arm swing against a wall', 'Soft landings on two feet'],
    ['Approach and catch at the highest point', 'Standing hits to a target', 'Wrist snaps down to the floor'],
    ['Approach and hit a tossed ball', 'Line and cross in turn', 'Roll shots over a mark'],
    ['Choose the shot late', 'Hit after a block step', 'Target score: hit until you reach ten'],
  ],
  blocking: [
    ['Ready position and hand shape', 'Shuffle step along a line', 'Press over without a jump'],
    ['Crossover step and stop in balance', 'Block jumps at half height', 'Read and step to a called side'],
    ['Close the block next to a partner or mark', 'Block, land, turn and run', 'Shuffle and press ten times'],
    ['React to a thrown ball', 'Two blocks in a row', 'Block then approach'],
  ],
  conditioning: [
    ['Easy skipping or running on the spot', 'Squats with a straight back', 'Front plank'],
    ['Lunges to both sides', 'Side plank', 'Quick feet over a line'],
    ['Short shuttle runs', 'Single-leg balance', 'Push-ups at your level'],
    ['Interval runs with full breaks', 'Soft jumps and quiet landings', 'Long stretch of hips and shoulders'],
  ],
};

/** The plan that a custom program starts with: four stages spread over its weeks. */
export function defaultWeeks(category: Category, totalWeeks: number): StructureWeek[] {
  return Array.from({ length: totalWeeks }, (_, index) => {
    const stage = Math.floor((index * THEMES.length) / totalWeeks);
    return {
      week: index + 1,
      theme: THEMES[stage] ?? THEMES[0],
      dailyTasks: [...(DEFAULT_TASKS[category][stage] ?? [])],
    };
  });
}
