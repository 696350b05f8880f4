import type { DeclarationFilter, DeclarationState } from '@/api/program/schema.generated'
import { t } from '@/lib/i18n'
import type { WorkListFilter } from '@/shared/WorkListFilters'
import { statesOf } from '@/work/kind-words'

/** Whether a text from a URL names a state. */
const isDeclarationState = (name: string): name is DeclarationState =>
  statesOf('DECLARATION').some(([state]) => state === name)

/** What a list of declarations asks the backend for, from the filters of its URL; what makes no sense there is left out. */
export function declarationFilter(filters: Readonly<Record<string, string>>): DeclarationFilter {
  const { state, year, keyword } = filters
  return {
    states: state !== undefined && isDeclarationState(state) ? [state] : undefined,
    year: year !== undefined && /^\d{4}$/.test(year) ? Number(year) : undefined,
    keyword,
  }
}

/** The filter by state; `except` leaves out states that cannot occur in the list. */
export function stateFilter(except: readonly DeclarationState[] = []): WorkListFilter {
  const states = statesOf('DECLARATION').filter(([state]) => !except.some((one) => one === state))
  return {
    kind: 'select',
    name: 'state',
    label: t('状态'),
    options: states.map(([value, { label }]) => ({ value, label: t(label) })),
  }
}
