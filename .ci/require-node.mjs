// Plain JavaScript on purpose: it has to run, and speak, on a Node too old for everything else here.
const needed = [22, 18];
const [major, minor] = process.versions.node.split('.').map(Number);
const newEnough = major > needed[0] || (major === needed[0] && minor >= needed[1]);

if (!newEnough) {
  console.error(
    [
      '',
      `VolleyPath needs Node ${needed.join('.')} or newer; this is Node ${process.versions.node}.`,
      'On Linux and Windows the installation brings a fitting Node along by itself; here it could not.',
      'Install Node 24 from https://nodejs.org (or with nvm, fnm, Homebrew or your system), then try again.',
      '',
    ].join('\n'),
  );
  process.exit(1);
}
