import type { Plugin } from 'vite';

/** What may stand unwrapped: it does nothing when it is made. */
const HARMLESS = new Set([
  'Literal',
  'Identifier',
  'ArrowFunctionExpression',
  'FunctionExpression',
  'TemplateLiteral',
]);

/** What a component is called in the tools of developers. */
const NAMED = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the bundler leave out what a page does not use of sync-protocol and of the router. Their modules do nothing when
 * they are loaded but make constants, most of them schemas or contexts; the bundler can't know that `z.object(…)` is
 * without effect, so each constant is wrapped in a call marked as pure, and the names that components are given for a
 * developer's eyes are left out. Screens that check nothing then load no zod.
 */
export function pureConstants(): Plugin {
  return {
    name: 'volleypath:pure-constants',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /sync-protocol\/src\/.*\.ts$|react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        const inits = this.parse(code)
          .body.map((node) =>
            node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node,
          )
          .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
          .flatMap(({ init }) => (init && !HARMLESS.has(init.type) ? [init] : []));
        let wrapped = code.replaceAll(NAMED, (line) => ' '.repeat(line.length));
        for (const { start, end } of inits.toReversed()) {
          wrapped = `${wrapped.slice(0, start)}/* @__PURE__ */ (() => (${wrapped.slice(start, end)}))()${wrapped.slice(end)}`;
        }
        return { code: wrapped, map: null };
      },
    },
  };
}
