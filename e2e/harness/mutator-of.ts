import { MUTATORS, type MutationArgs, type MutationName } from 'sync-protocol/mutations/index';
import type { Mutator } from 'sync-protocol/mutations/mutation';

/** A mutation by its name, with the arguments that it takes: a screen would import the mutation itself. */
export function mutatorOf<Name extends MutationName>(name: Name): Mutator<Name, MutationArgs<Name>> {
  return MUTATORS.get(name) as Mutator<Name, MutationArgs<Name>>;
}
