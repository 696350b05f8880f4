/** Loads the list of notices or messages with the filters and order of the address; reloaded when another tab changes it. */

import { useEffect } from 'react'
import { message } from '@/api/message'
import type { MessageOrderField } from '@/api/message/schema.generated'
import { answerOf } from '@/api/query-answer'
import { locale } from '@/lib/i18n/i18n'
import type { ListState } from '@/shared/list/use-list-state'
import { onMailChange } from '@/shared/mail/mail-changes'
import { visibleSystems } from '@/shared/mail/unread'
import { MailCountsDocument, MailListDocument } from './graphql/mail.message.generated'

/** The filters of a message list, by name in the address. */
export const mailFilters = ['state', 'system', 'keyword'] as const

/** The filter values of the address; unknown states and systems are ignored. */
export function narrowingOf({ filters }: Pick<ListState, 'filters'>) {
  const { state, system, keyword } = filters
  const read = state === 'UNREAD' ? false : state === 'READ' ? true : undefined
  return {
    read,
    system: system !== undefined && visibleSystems.includes(system) ? [system] : visibleSystems,
    keyword: keyword ?? '',
  }
}

/** The columns that sort a message list, as the contract names them; titles are sorted as they are shown. */
export const mailOrders = () =>
  ({ title: locale() === 'en' ? 'TITLE_EN' : 'TITLE', date: 'DATE', system: 'SYSTEM' }) as const

const always = { fetchPolicy: 'cache-and-network', background: true, fresh: true } as const

/** A page of notices or messages with counts by state; reloaded after changes in any tab. */
export function useMailList(type: 'NOTICE' | 'INBOX', state: ListState<MessageOrderField>) {
  const { read, ...narrowing } = narrowingOf(state)
  const variables = { type, ...narrowing }
  const list = message.useQuery(MailListDocument, {
    variables: {
      ...{ ...variables, read: read ?? null, orderBy: state.orderBy },
      ...{ pageNo: state.pageNo, pageSize: state.pageSize },
    },
    ...always,
  })
  const counted = message.useQuery(MailCountsDocument, { variables, ...always })
  const { refetch: askList } = list
  const { refetch: askCounts } = counted
  useEffect(
    () =>
      onMailChange((change) => {
        askCounts().catch(() => undefined)
        // A message that was read stays in its place until the list reloads.
        if (change === 'list') askList().catch(() => undefined)
      }),
    [askList, askCounts],
  )
  const { total, unread } = answerOf(counted).data?.searchMessages ?? {}
  return { ...answerOf(list), counts: total === undefined || unread === undefined ? undefined : { total, unread } }
}
