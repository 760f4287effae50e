import { z } from 'zod';

/** The number by which a browser knows a push message as declarative. */
export const DECLARATIVE = 8030;

/**
 * A push message as browsers show it by themselves (declarative web push) and our worker shows it elsewhere.
 * It is read on lock screens: it never names a person.
 */
export const pushMessage = z.object({
  web_push: z.literal(DECLARATIVE),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    /** Where a tap leads, an absolute address of this app. */
    navigate: z.url(),
    lang: z.string(),
    /** A later message with the same tag takes the place of the one before. */
    tag: z.string(),
    /** How many notifications are unread, in digits, as Safari wants it: the number on the app's icon. */
    app_badge: z.string().regex(/^\d+$/),
  }),
});

export type PushMessage = z.infer<typeof pushMessage>;
