import Big from 'big.js'
import type { BackendContext } from '../context'
import type { DeclarationRow } from '../db/rows-work'
import { isSample } from '../forms/definitions'
import type { CompanyYear, DeclarationState } from '../resolvers/program.generated'
import { type CompanyRights, seesDepartments } from './company-rights'
import { guideOf } from './declaration-view'

/** What a unit's people handed in, as far as the rights show them; drafts are their creators' alone. */
export function companyDeclarations({ db }: BackendContext, rights: CompanyRights): DeclarationRow[] {
  return db.declarations.where(
    (one) =>
      one.unitId === rights.unitId &&
      one.state !== 'DRAFT' &&
      !isSample(one.formId) &&
      seesDepartments(rights, [one.departmentId]),
  )
}

function sum(list: readonly DeclarationRow[]): string {
  return list.reduce((total, { funding }) => total.plus(funding ?? 0), new Big(0)).toFixed()
}

/** A unit's declarations by year, oldest first, with counts by state and the money asked for and approved. */
export function companyStatistics(context: BackendContext, rights: CompanyRights): CompanyYear[] {
  const years = new Map<number, DeclarationRow[]>()
  for (const one of companyDeclarations(context, rights)) {
    const { year } = guideOf(context, one)
    years.set(year, [...(years.get(year) ?? []), one])
  }
  return [...years]
    .sort(([a], [b]) => a - b)
    .map(([year, list]) => {
      const states = new Map<DeclarationState, number>()
      for (const { state } of list) states.set(state, (states.get(state) ?? 0) + 1)
      return {
        year,
        states: [...states].map(([state, count]) => ({ state, count })),
        requested: sum(list),
        approved: sum(list.filter(({ state }) => state === 'APPROVED')),
      }
    })
}
