// Plain JavaScript on purpose: it has to run, and speak, on a Node too old for everything else here. What package.json
// brings along as `node` is there for Linux and Windows; nobody publishes that version for Macs.
const NEEDED = { major: 22, minor: 18 };
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < NEEDED.major || (major === NEEDED.major && minor < NEEDED.minor)) {
  console.error(
    [
      '',
      `VolleyPath needs Node ${NEEDED.major}.${NEEDED.minor} or newer; this is Node ${process.versions.node}.`,
      'On Linux and Windows the installation brings a fitting Node along by itself; here it could not.',
      'Install Node 24 from https://nodejs.org (or with nvm, fnm, Homebrew or your system), then try again.',
      '',
    ].join('\n'),
  );
  process.exit(1);
}
