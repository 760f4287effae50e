import { expect, test } from 'vitest';
import { linted } from './linted.ts';

/** A line that each rule has to stop. Every file begins with what the lines need. */
const STOPPED: Record<string, string> = {
  'typescript(no-floating-promises)': 'later();',
  'typescript(no-misused-promises)': 'if (later()) console.log(1);',
  'typescript(no-explicit-any)': 'export const loose = (value: any) => String(value);',
  'typescript(no-non-null-assertion)': 'console.log(maybe!.length);',
  'typescript(switch-exhaustiveness-check)': 'switch (side) { case "left": console.log(side); }',
  'typescript(no-unsafe-assignment)': 'export const parsed = JSON.parse(side);',
  'typescript(only-throw-error)': 'throw side;',
  'typescript(consistent-type-imports)': 'import { Kind } from "./kind.ts"; export const kind: Kind = "a";',
  'eslint(no-eval)': 'eval(side);',
  'eslint(no-new-func)': 'new Function(side)();',
  'typescript(no-implied-eval)': 'setTimeout(side, 1);',
  'react(no-danger)': 'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: side }} />;',
  'import(no-default-export)': 'export default side;',
  'import(no-cycle)': 'import { left } from "./left.ts"; export const right = left;',
  'react-hooks(rules-of-hooks)': 'import { useState } from "react"; if (side === "left") useState(1);',
  'react-hooks(exhaustive-deps)':
    'import { useEffect } from "react"; export function useSide(a: string) { useEffect(() => console.log(a), []); }',
  'jsx-a11y(alt-text)': 'export const Picture = () => <img src="x.png" />;',
  'vitest(no-focused-tests)':
    'import { expect, test } from "vitest"; test.only("a", () => expect(1).toBe(1));',
  'vitest(no-disabled-tests)':
    'import { expect, test } from "vitest"; test.skip("a", () => expect(1).toBe(1));',
};

const PREAMBLE =
  'declare const later: () => Promise<void>; declare const maybe: string | undefined; declare const side: "left" | "right";';

test.each(Object.entries(STOPPED))('%s', (rule, line) => {
  const name = rule.includes('vitest') ? 'broken.test.ts' : 'right.tsx';
  const reports = linted({
    [name]: `${PREAMBLE}\n${line}\n`,
    'left.ts':
      rule === 'import(no-cycle)' ? 'import { right } from "./right.tsx"; export const left = right;' : '',
    'kind.ts': 'export type Kind = "a" | "b";',
  });
  expect(reports).toContain(`${name}:2 ${rule}`);
});

test('a file of over 350 lines, and one that is not named in kebab-case', () => {
  const lines = Array.from({ length: 351 }, (_, index) => `export const line${index} = ${index};`);
  const reports = linted({ 'longFile.ts': lines.join('\n') });
  const rules = reports.map((report) => report.replace(/^.* /, ''));
  expect(rules.sort()).toEqual(['eslint(max-lines)', 'unicorn(filename-case)']);
});
