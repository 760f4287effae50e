import type { Drill, ProgramCollection, ProgramContent } from '../../entities/training/program.ts';

/** Programs as one file. A drill that differs between two of them stands there twice. */
export function shareDrills(contents: readonly ProgramContent[]): ProgramCollection {
  const places = new Map<string, number>();
  const drills: Drill[] = [];
  const placeOf = (drill: Drill): number => {
    const text = JSON.stringify(drill);
    const place = places.get(text) ?? drills.push(drill) - 1;
    places.set(text, place);
    return place;
  };
  const programs = contents.map((content) => ({ ...content, drills: content.drills.map(placeOf) }));
  return { drills, programs };
}

/** The same programs, each with its drills. @throws RangeError if the file lacks one of them */
export function unshareDrills({ drills, programs }: ProgramCollection): ProgramContent[] {
  const drillAt = (place: number): Drill => {
    const drill = drills[place];
    if (!drill) throw new RangeError(`There is no drill ${place}.`);
    return drill;
  };
  return programs.map((program) => ({ ...program, drills: program.drills.map(drillAt) }));
}
