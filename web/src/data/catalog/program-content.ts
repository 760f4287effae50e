import { useEffect, useState } from 'react';
import type { ProgramContent } from 'sync-protocol/entities/training/program';
import type { RegimenId } from 'sync-protocol/ids';
import { useActivePhone } from '../store/active-phone.ts';
import { fetchPrograms } from './catalog.ts';
import { useRegimen } from '../live/live.ts';

/**
 * A program of the catalog with everything in it. One that this phone lacks is fetched ahead of all others:
 * undefined meanwhile, null when it can't be had now.
 */
export function useProgramContent(id: RegimenId): ProgramContent | null | undefined {
  const content = useRegimen(id);
  const phone = useActivePhone();
  const [failed, setFailed] = useState<RegimenId | null>(null);
  const isMissing = content === null;
  useEffect(() => {
    if (!isMissing || !phone) return;
    let isWanted = true;
    const ask = async () => {
      await fetchPrograms(phone, [id]);
      const isHere = (await phone.db.programs.get(id)) !== undefined;
      if (isWanted && !isHere) setFailed(id);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [isMissing, phone, id]);
  return isMissing && failed !== id ? undefined : content;
}
