/** The four pictures of a screen in one state, by the ends of their files' names. */
const VIEWS = ['phone-light', 'phone-dark', 'desk-light', 'desk-dark'];

const STYLE = `
  :root { color-scheme: light dark; font: 16px system-ui }
  body { margin: 1.5rem }
  nav { columns: 8rem; margin-bottom: 2rem }
  nav a { display: block }
  figure { margin: 0 0 2rem; display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: start }
  figcaption { width: 100% }
  img { height: 17rem; border: 1px solid gray; border-radius: 0.5rem }`;

/** A page that shows all pictures: a part for each group of screens (the first word of a name), a row for each state. */
export function contactSheet(files: readonly string[]): string {
  const names = [...new Set(files.flatMap((file) => nameOf(file) ?? []))].sort();
  const groups = Map.groupBy(names, (name) => name.split('-', 1)[0] ?? name);
  const links = [...groups.keys()].map((group) => `<a href="#${group}">${group}</a>`);
  const parts = [...groups].map(
    ([group, members]) => `<h2 id="${group}">${group}</h2>\n${members.map(rowOf).join('\n')}`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Looks</title><style>${STYLE}</style>
<h1>Looks: ${names.length} screens and states</h1>
<nav>${links.join('')}</nav>
${parts.join('\n')}
</html>
`;
}

/** The name under which a picture was taken. */
function nameOf(file: string): string | undefined {
  const view = VIEWS.find((one) => file.endsWith(`-${one}.png`));
  return view && file.slice(0, -`-${view}.png`.length);
}

function rowOf(name: string): string {
  const pictures = VIEWS.map((view) => {
    const file = `${name}-${view}.png`;
    return `<a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${view}"></a>`;
  });
  return `<figure><figcaption>${name}</figcaption>${pictures.join('')}</figure>`;
}
