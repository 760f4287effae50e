import { Header } from '../frame/header.tsx';
import { Rail } from '../frame/rail.tsx';
import { Tabs } from '../frame/tabs.tsx';
import { HomeShape } from './home-shape.tsx';

const nothing = () => undefined;

/**
 * What a player sees of Home before its scripts are there, on any width and with nothing of their own in it: made at
 * build (web/build/pages.ts), and gone with the first screen that React draws.
 */
export function HomePage() {
  return (
    <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="hidden lg:contents">
        <Rail onSync={nothing} />
      </div>
      <div className="contents lg:hidden">
        <Header onSync={nothing} />
      </div>
      <main className="min-w-0 pb-[calc(var(--tabs-height)+var(--safe-bottom))] lg:pb-0">
        <HomeShape />
      </main>
      <div className="contents lg:hidden">
        <Tabs />
      </div>
    </div>
  );
}
