/** Statistics of a unit's declarations, for its dashboard. */

import Big from 'big.js'
import type { BackendContext } from '../../context'
import type { WorkRow } from '../../db/rows-work'
import type { CompanyYear } from '../../resolvers/program.generated'
import { listWorks } from '../../work/list'
import { yearOf } from '../../work/view'
import type { CompanyRights } from './company-rights'

/** Declarations submitted by a unit's people, as far as the rights reach; drafts are visible only to their creators. */
function companyDeclarations(context: BackendContext, rights: CompanyRights): WorkRow[] {
  return listWorks(context, { kinds: ['DECLARATION'], scope: 'REVIEW', unitId: rights.unitId }).map(({ work }) => work)
}

function sum(list: readonly WorkRow[]): string {
  return list.reduce((total, { amount }) => total.plus(amount ?? 0), new Big(0)).toFixed()
}

/** A unit's declarations by year, oldest first, with counts by state and the amounts requested and approved. */
export function companyStatistics(context: BackendContext, rights: CompanyRights): CompanyYear[] {
  const years = new Map<number, WorkRow[]>()
  for (const companyDeclaration of companyDeclarations(context, rights)) {
    const year = yearOf(context, companyDeclaration)
    years.set(year, [...(years.get(year) ?? []), companyDeclaration])
  }
  return [...years]
    .sort(([a], [b]) => a - b)
    .map(([year, list]) => {
      const states = new Map<string, number>()
      for (const { state } of list) states.set(state, (states.get(state) ?? 0) + 1)
      return {
        year,
        states: [...states].map(([state, count]) => ({ state, count })),
        requested: sum(list),
        approved: sum(list.filter(({ state }) => state === 'APPROVED')),
      }
    })
}
