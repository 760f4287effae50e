import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/app.tsx';
import { fetchFirstScreen } from '#app/routes/first-screen.ts';
import { beginAsGuest, currentSession, onSignIn, sessionKnown } from '#data/session/session-store.ts';
import { activeUserId } from '#data/session/stored-session.ts';
import { startData } from '#data/start.ts';
import { dealAgainAfter } from '#data/store/active-phone.ts';
import { firstRound, syncAfter } from '#data/sync/sync.ts';
import { AGE, keepInTab, keptInTab } from '#features/session/kept-in-tab.ts';
import { startPwa } from '#pwa/start.ts';
import { keepPlace } from '#ui/focus/keep-place.ts';
import { keepPresses } from '#ui/focus/keep-presses.ts';
import { hearBack } from '#ui/layers/modal/back-entry.ts';
import { noteWhereLeft } from '#ui/where-left.ts';
import '#ui/styles/index.css';

/** Under which key the tab keeps how far its screens are scrolled. */
const LEFT = 'volleypath.left';
const FIRST_SCREEN_MS = 3_000;
/** A screen that takes longer gets a skeleton; so does none that the phone holds. */
const PATIENCE_MS = 500;
/** For the rows of a phone that knows nobody yet; there may be none to come. */
const FIRST_ROWS_MS = 10_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

keepPresses(document);
keepPlace(root);
hearBack();
noteWhereLeft(keptInTab(LEFT), (entries) => keepInTab(LEFT, entries));

let tellShown: () => void = () => undefined;
/** When the first screen stands, or would have had the time to. */
const isShown = new Promise<void>((resolve) => {
  tellShown = resolve;
  setTimeout(resolve, FIRST_SCREEN_MS);
});

// The server had no session for this page. A player whom this phone knows goes on all the same.
const isForGuests = 'guest' in root.dataset;
if (isForGuests && activeUserId() === undefined) beginAsGuest();
// What every guest sees first has not been shown where more is known (before-paint.js), nor will it be.
if (isForGuests && 'knows' in document.documentElement.dataset) root.replaceChildren();
delete root.dataset['guest'];
// The phone works for the player who looks at it, and then for the server; one that holds nothing yet has nothing to
// show before it.
const hasRows = activeUserId() !== undefined;
if (hasRows) syncAfter(isShown);
dealAgainAfter(isShown);
startPwa(hasRows || isForGuests ? isShown : Promise.race([firstRound, wait(FIRST_ROWS_MS)]));
// Who signs up may leave for a provider in between: what they said counts until a session begins.
onSignIn(() => keepInTab(AGE, ''));
startData();

// Not awaited in the module itself: the screen's own may need this one to have ended.
void drawFirst(root);

async function drawFirst(place: HTMLElement): Promise<void> {
  // Home's shape says as much as a screen that doesn't know yet whose it is.
  if ('shape' in place.dataset) await sessionKnown();
  const isThere = fetchFirstScreen(currentSession(), location.pathname, isShown);
  // What stands there already is better than a skeleton, into which React would make it.
  await (isTakenOver(place) ? isThere : Promise.race([isThere, wait(PATIENCE_MS)]));
  show(place);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Whether what the server sent is the screen itself. */
function isTakenOver(place: HTMLElement): boolean {
  return isForGuests && place.hasChildNodes();
}

function show(place: HTMLElement): void {
  const shown = () => {
    pressAgain(place);
    tellShown();
  };
  const app = <App Router={BrowserRouter} onShown={shown} />;
  // What is taken over opens itself, once it hears; a shape goes.
  if (isTakenOver(place)) hydrateRoot(place, app);
  else {
    place.inert = false;
    createRoot(place).render(app);
  }
}

/** Presses what was tapped while the page stood there and nothing heard it (after-paint.js). */
function pressAgain(place: HTMLElement): void {
  place.dispatchEvent(new Event('taken-over'));
  for (const button of place.querySelectorAll<HTMLElement>('[data-tapped]')) {
    button.removeAttribute('data-tapped');
    button.click();
  }
}
