import { newId } from 'sync-protocol/new-id';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import type { TestApp } from '../app.ts';
import type { Answer } from '../client.ts';
import { aSquad, challenging, creatorOf, say, type Squad } from './competing.ts';
import { aUser, forgetPassword, keepPasskey, PASSWORD } from '../factories.ts';
import { aPhone, type TestPhone } from '../phone.ts';
import { aStory, rivals } from './telling.ts';

type Act = () => Promise<Answer>;

/** What players do in one moment that doesn't go together, by what that is. */
export function callsAtOnce(world: () => TestApp): Record<string, () => Promise<Act[]>> {
  const call =
    (phone: TestPhone, route: string, body?: unknown): Act =>
    () => {
      const [method, url = ''] = route.split(' ');
      return phone.client.json(method as 'GET', url, body);
    };
  const pushes =
    <Name extends MutationName>(phone: TestPhone, name: Name, args: MutationArgs<Name>): Act =>
    () =>
      phone.send([phone.mutation(name, args)]);

  const goes = (phone: TestPhone) => call(phone, 'DELETE /api/user/account');
  const blocks = (by: TestPhone, of: TestPhone) =>
    call(by, `PUT /api/users/${by.user.id}/blocks/${of.user.id}`);
  const asks = (by: TestPhone, of: TestPhone) => call(by, 'POST /api/rivals', { rivalId: of.user.id });
  const ends = (by: TestPhone, of: TestPhone) =>
    call(by, `DELETE /api/users/${by.user.id}/rivals/${of.user.id}`);
  const asMember = (by: TestPhone, method: string, { id }: Squad, of: TestPhone, body?: unknown) =>
    call(by, `${method} /api/teams/${id}/members/${of.user.id}`, body);
  const handsOver = (by: TestPhone, squad: Squad, to: TestPhone) =>
    asMember(by, 'PATCH', squad, to, { role: 'creator' });
  const promotes = (by: TestPhone, squad: Squad, to: TestPhone) =>
    asMember(by, 'PATCH', squad, to, { role: 'admin' });
  const removes = (by: TestPhone, squad: Squad, of: TestPhone) => asMember(by, 'DELETE', squad, of);
  const leaves = (phone: TestPhone, { id }: Squad) => call(phone, `DELETE /api/teams/${id}/leave`);
  const deletes = (by: TestPhone, { id }: Squad) => call(by, `DELETE /api/teams/${id}`);
  const opens = (by: TestPhone, { id }: Squad) => call(by, `PATCH /api/teams/${id}`, { isOpen: true });
  const byCode = (phone: TestPhone, { code }: Squad) => call(phone, 'POST /api/teams/join', { code });
  const invites = (by: TestPhone, { id }: Squad, of: TestPhone) =>
    call(by, `POST /api/teams/${id}/invite`, { invitedUserId: of.user.id, message: '' });
  const requests = (phone: TestPhone, { id }: Squad) => call(phone, `POST /api/teams/${id}/members`);
  const offers = (by: TestPhone, to: TestPhone) =>
    pushes(by, 'friendStreak.offer', { friendId: to.user.id, askedAs: '' });
  const agrees = (by: TestPhone, to: TestPhone) =>
    pushes(by, 'friendStreak.accept', { friendId: to.user.id });

  const two = async () => [await aPhone(world()), await aPhone(world())] as const;
  const team = async (size = 2, age?: number) => {
    const squad = await aSquad(world(), size, age);
    const [creator, heir, third] = squad.phones as [TestPhone, TestPhone, TestPhone];
    return { squad, creator, heir, third };
  };
  const firstId = async (phone: TestPhone, url: string) => {
    const [first] = (await phone.client.get(url)).body as { id: string }[];
    return first?.id ?? newId();
  };
  const invited = async () => {
    const { squad, creator } = await team(1);
    const guest = await aPhone(world());
    await invites(creator, squad, guest)();
    const id = await firstId(guest, '/api/invitations/received');
    const accepts = call(guest, `PATCH /api/invitations/${id}/respond`, { status: 'accepted' });
    const takesBack = call(
      creator,
      `DELETE /api/invitations/${await firstId(creator, '/api/invitations/sent')}`,
    );
    return { squad, creator, guest, accepts, takesBack };
  };
  const requested = async () => {
    const { squad, creator, heir: admin } = await team();
    const asker = await aPhone(world());
    await promotes(creator, squad, admin)();
    await requests(asker, squad)();
    const id = await firstId(creator, `/api/teams/${squad.id}/requests`);
    const answers = (by: TestPhone, status: 'accepted' | 'declined') =>
      call(by, `PATCH /api/teams/${squad.id}/requests/${id}`, { status });
    return { squad, creator, admin, asker, answers };
  };
  const askedRival = async () => {
    const [asker, asked] = await two();
    await asks(asker, asked)();
    const id = await firstId(asked, `/api/users/${asked.user.id}/rival-requests`);
    const accepts = call(asked, `PUT /api/rivals/${id}/accept`);
    return { asker, asked, accepts, declines: call(asked, `PUT /api/rivals/${id}/decline`) };
  };
  const told = async () => {
    const [author, reader] = await rivals(world());
    const story = aStory();
    await author.push(author.mutation('story.post', story));
    const url = `/api/victory-stories/${story.storyId}`;
    return {
      author,
      reader,
      likes: call(reader, `POST ${url}/like`),
      unlikes: call(reader, `DELETE ${url}/like`),
      says: call(reader, `POST ${url}/comments`, { content: 'Well served!' }),
      takesBack: call(author, `DELETE ${url}`),
    };
  };
  const challenged = async () => {
    const [one, other] = [await team(), await team()];
    const args = challenging(one.squad, other.squad);
    await say(one.creator, 'competition.create', args);
    const url = `/api/competitions/${args.competitionId}/respond`;
    const accepts = call(other.creator, `PATCH ${url}`, { status: 'active' });
    const takesBack = call(
      one.creator,
      `DELETE /api/teams/${one.squad.id}/competitions/${args.competitionId}`,
    );
    return { one, other, accepts, takesBack };
  };
  const challenges = (from: Squad, to: Squad) => {
    const { competitionId: _, teamId, challengedTeamName: __, ...body } = challenging(from, to);
    return call(creatorOf(from), `POST /api/teams/${teamId}/competitions`, body);
  };

  return {
    'a team is handed over, its heir deletes the account': async () => {
      const { squad, creator, heir } = await team();
      return [handsOver(creator, squad, heir), goes(heir)];
    },
    'a team is handed over, its heir leaves': async () => {
      const { squad, creator, heir } = await team();
      return [handsOver(creator, squad, heir), leaves(heir, squad)];
    },
    'a team is handed over, its creator deletes the account': async () => {
      const { squad, creator, heir } = await team();
      return [handsOver(creator, squad, heir), goes(creator)];
    },
    'a team is handed over, its heir removed': async () => {
      const { squad, creator, heir } = await team();
      return [handsOver(creator, squad, heir), removes(creator, squad, heir)];
    },
    'a team is handed over, and deleted': async () => {
      const { squad, creator, heir } = await team();
      return [handsOver(creator, squad, heir), deletes(creator, squad)];
    },
    'a team is handed over to two': async () => {
      const { squad, creator, heir, third } = await team(3);
      return [handsOver(creator, squad, heir), handsOver(creator, squad, third)];
    },
    'all of a team delete their accounts': async () => {
      const { creator, heir, third } = await team(3);
      return [goes(creator), goes(heir), goes(third)];
    },
    'a creator deletes the account, the last other one leaves': async () => {
      const { squad, creator, heir } = await team();
      return [goes(creator), leaves(heir, squad)];
    },
    'a creator deletes the account, somebody comes by the code': async () => {
      const { squad, creator } = await team(1);
      return [goes(creator), byCode(await aPhone(world()), squad)];
    },
    'a creator deletes the account, an admin lets somebody in': async () => {
      const { creator, admin, answers } = await requested();
      return [goes(creator), answers(admin, 'accepted')];
    },
    'a team is deleted, somebody comes by the code': async () => {
      const { squad, creator } = await team(1);
      return [deletes(creator, squad), byCode(await aPhone(world()), squad)];
    },
    'a team is deleted, somebody accepts an invitation': async () => {
      const { squad, creator, accepts } = await invited();
      return [deletes(creator, squad), accepts];
    },
    'a team is deleted, somebody is invited': async () => {
      const { squad, creator, heir } = await team();
      await promotes(creator, squad, heir)();
      return [deletes(creator, squad), invites(heir, squad, await aPhone(world()))];
    },
    'a team is deleted, somebody asks to join': async () => {
      const { squad, creator } = await team(1);
      return [deletes(creator, squad), requests(await aPhone(world()), squad)];
    },
    'who comes by a code deletes the account': async () => {
      const { squad } = await team(1);
      const phone = await aPhone(world());
      return [byCode(phone, squad), goes(phone)];
    },
    'who is invited deletes the account': async () => {
      const { squad, creator } = await team(1);
      const phone = await aPhone(world());
      return [invites(creator, squad, phone), goes(phone)];
    },
    'who is invited blocks': async () => {
      const { squad, creator } = await team(1);
      const phone = await aPhone(world());
      return [invites(creator, squad, phone), blocks(phone, creator)];
    },
    'an invitation is accepted twice, and taken back': async () => {
      const { accepts, takesBack } = await invited();
      return [accepts, accepts, takesBack];
    },
    'an invitation is accepted, and the code typed': async () => {
      const { squad, guest, accepts } = await invited();
      return [accepts, byCode(guest, squad)];
    },
    'an invitation is accepted, who sent it goes': async () => {
      const { creator, accepts } = await invited();
      return [accepts, goes(creator)];
    },
    'an invitation is accepted, who sent it blocks': async () => {
      const { creator, guest, accepts } = await invited();
      return [accepts, blocks(creator, guest)];
    },
    'a request is answered both ways': async () => {
      const { creator, admin, answers } = await requested();
      return [answers(creator, 'accepted'), answers(admin, 'declined')];
    },
    'a request is answered, who asked goes': async () => {
      const { creator, asker, answers } = await requested();
      return [answers(creator, 'accepted'), goes(asker)];
    },
    'a request is answered, who asked comes by the code': async () => {
      const { squad, creator, asker, answers } = await requested();
      return [answers(creator, 'accepted'), byCode(asker, squad)];
    },
    'a team is opened, a minor comes in': async () => {
      const { squad, creator } = await team(1);
      return [opens(creator, squad), byCode(await aPhone(world(), await aUser(world(), { age: 14 })), squad)];
    },
    'a member is made admin, removed, and leaves': async () => {
      const { squad, creator, heir } = await team();
      return [promotes(creator, squad, heir), removes(creator, squad, heir), leaves(heir, squad)];
    },
    'a member is removed, and deletes the account': async () => {
      const { squad, creator, heir } = await team();
      return [removes(creator, squad, heir), goes(heir)];
    },
    'a member is removed, and comes back by the old code': async () => {
      const { squad, creator, heir } = await team();
      return [removes(creator, squad, heir), byCode(heir, squad)];
    },
    'a rival is accepted twice': async () => {
      const { accepts } = await askedRival();
      return [accepts, accepts];
    },
    'a rival is accepted, and declined': async () => {
      const { accepts, declines } = await askedRival();
      return [accepts, declines];
    },
    'a rival is accepted, and taken back': async () => {
      const { asker, asked, accepts } = await askedRival();
      return [accepts, ends(asker, asked)];
    },
    'a rival is accepted, who asked goes': async () => {
      const { asker, accepts } = await askedRival();
      return [accepts, goes(asker)];
    },
    'a rival is accepted, who asked blocks': async () => {
      const { asker, asked, accepts } = await askedRival();
      return [accepts, blocks(asker, asked)];
    },
    'two ask each other': async () => {
      const [one, other] = await two();
      return [asks(one, other), asks(other, one)];
    },
    'two rivals block each other': async () => {
      const [one, other] = await rivals(world());
      return [blocks(one, other), blocks(other, one)];
    },
    'two rivals delete their accounts': async () => {
      const [one, other] = await rivals(world());
      return [goes(one), goes(other)];
    },
    'a streak is offered, who gets it goes': async () => {
      const [one, other] = await rivals(world());
      return [offers(one, other), goes(other)];
    },
    'a streak is offered, who gets it blocks': async () => {
      const [one, other] = await rivals(world());
      return [offers(one, other), blocks(other, one)];
    },
    'two offer each other a streak': async () => {
      const [one, other] = await rivals(world());
      return [offers(one, other), offers(other, one)];
    },
    'a streak begins, and the rivalry ends': async () => {
      const [one, other] = await rivals(world());
      await offers(one, other)();
      return [agrees(other, one), ends(one, other)];
    },
    'a story is liked twice, and no more': async () => {
      const { likes, unlikes } = await told();
      return [likes, likes, unlikes];
    },
    'a story is liked and talked of, and taken back': async () => {
      const { likes, says, takesBack } = await told();
      return [likes, says, takesBack];
    },
    'a story is liked and talked of, its author goes': async () => {
      const { author, likes, says } = await told();
      return [likes, says, goes(author)];
    },
    'a story is liked and talked of by who goes': async () => {
      const { reader, likes, says } = await told();
      return [likes, says, goes(reader)];
    },
    'a challenge is accepted, and taken back': async () => {
      const { accepts, takesBack } = await challenged();
      return [accepts, takesBack];
    },
    'a challenge is accepted, the other team deleted': async () => {
      const { one, accepts } = await challenged();
      return [accepts, deletes(one.creator, one.squad)];
    },
    'a challenge is accepted, the own team deleted': async () => {
      const { other, accepts } = await challenged();
      return [accepts, deletes(other.creator, other.squad)];
    },
    'two teams challenge each other': async () => {
      const [one, other] = [await team(), await team()];
      return [challenges(one.squad, other.squad), challenges(other.squad, one.squad)];
    },
    'the last two ways to sign in are taken away': async () => {
      const phone = await aPhone(world());
      const { id } = phone.user;
      const passkeys = [`one-${id}`, `two-${id}`];
      for (const passkey of passkeys) await keepPasskey(world(), id, passkey);
      await call(phone, 'POST /api/auth/prove', { currentPassword: PASSWORD })();
      await forgetPassword(world(), id);
      return passkeys.map((passkey) => call(phone, `DELETE /api/auth/passkeys/${passkey}`));
    },
  };
}
