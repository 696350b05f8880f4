/** The kinds of work that confirm a contributor of an award report: person, unit. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind, WorkRole } from '../kind'
import { over } from './states'

/**
 * A place in the order of contribution of an award report, confirmed or declined with a reason by its person or unit.
 * Belongs to the report.
 */
function awardPart(
  id: string,
  noun: string,
  holder: Extract<WorkRole, 'member' | 'unit'>,
  more: Pick<WorkKind, 'permissions'>,
): WorkKind {
  const answered = { SIGN: 603106, DECLINE: 603106 }
  return {
    id,
    version: 1,
    noun,
    maker: text('被提名者'),
    memberTitle: text('完成人'),
    of: 'award',
    form: null,
    initial: 'TO_CONFIRM',
    states: {
      TO_CONFIRM: {
        label: text('待确认'),
        colour: 'processing',
        holder,
        actions: { [holder]: ['SIGN', 'DECLINE', 'VIEW'], creator: ['VIEW'] },
        transitions: { SIGN: 'CONFIRMED', DECLINE: 'DECLINED' },
      },
      CONFIRMED: { ...over(text('已确认'), 'success', holder, 'creator'), refusals: answered },
      DECLINED: { ...over(text('不同意'), 'error', holder, 'creator'), refusals: answered },
    },
    actionLabels: { SIGN: text('确认排名与贡献'), DECLINE: text('不同意') },
    system: 's09',
    addresses: { list: '/', overview: '/award/contribution/:workId' },
    ...more,
  }
}

/** A person's place among the contributors. */
export const awardPerson = awardPart('AWARD_PERSON', text('完成人确认'), 'member', { permissions: {} })

/** A unit's place, confirmed by its administrator. */
export const awardUnit = awardPart('AWARD_UNIT', text('完成单位确认'), 'unit', { permissions: { unit: 's01.f019' } })
