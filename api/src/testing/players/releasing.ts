import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { ruleStory } from '#features/stories/commands.ts';
import type { TestApp } from '../app.ts';
import type { TestPhone } from '../phone.ts';
import { whatIsTold } from './devices.ts';

/** Words that wait until somebody has looked at them. */
export const DOUBTFUL = 'The naked truth';

/** The operator's word on what waits, and what its writer hears of it as news of this type. */
export function releasing(world: () => TestApp, type: Notification['type']) {
  return {
    rule: async (id: string, isHeld: boolean) => {
      world().clock.now += 1000;
      await ruleStory(world().deps, id, isHeld);
    },
    newsOf: async (phone: TestPhone) => {
      await phone.pull();
      return phone.rows('notifications').filter((one) => one.type === type);
    },
    /** What the devices were told since they were asked last: which one, the title, and where a tap leads. */
    tell: async () =>
      (await whatIsTold(world())).map(({ endpoint, notification: { title, navigate } }) => {
        const { pathname, search } = new URL(navigate);
        return [endpoint, title, pathname + search];
      }),
  };
}
