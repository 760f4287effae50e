import { z } from 'zod';
import { user } from '../entities/user.ts';
import { userId } from '../ids.ts';
import { profileUpdateArgs } from '../mutations/profile-update.ts';
import { defineCall } from './call.ts';

const ofUser = z.object({ id: userId });

export const updateProfile = defineCall({
  method: 'PATCH',
  path: '/api/users/{id}',
  summary: 'Changes the fields of the own profile that it names',
  params: ofUser,
  body: profileUpdateArgs,
  answer: user,
});
