import { useEffect } from 'react'
import { message } from '@/api/message'
import { answerOf } from '@/shared/answer'
import { onMailChange } from '@/shared/mail-changes'
import { shownSystems } from '@/shared/unread'
import { type ListState, listPageSize } from '@/shared/use-list-state'
import { MailCountsDocument, MailListDocument } from './graphql/mail.message.generated'

/** The filters of a list of messages, by their names in the address. */
export const mailFilters = ['state', 'system', 'keyword'] as const

/** What the address narrows a list to; a state or system it does not know narrows nothing. */
export function narrowingOf({ filters }: Pick<ListState, 'filters'>) {
  const { state, system, keyword } = filters
  const read = state === 'UNREAD' ? false : state === 'READ' ? true : undefined
  return {
    read,
    system: system !== undefined && shownSystems.includes(system) ? [system] : shownSystems,
    keyword: keyword ?? '',
  }
}

const always = { fetchPolicy: 'cache-and-network', background: true, fresh: true } as const

/** One page of notices or messages, and how many there are of each state; asked anew when something became of one, here or in another tab. */
export function useMailList(type: 'NOTICE' | 'INBOX', state: ListState) {
  const { read, ...narrowing } = narrowingOf(state)
  const variables = { type, ...narrowing }
  const list = message.useQuery(MailListDocument, {
    variables: { ...variables, read: read ?? null, pageNo: state.pageNo, pageSize: listPageSize },
    ...always,
  })
  const counted = message.useQuery(MailCountsDocument, { variables, ...always })
  const { refetch: askList } = list
  const { refetch: askCounts } = counted
  useEffect(
    () =>
      onMailChange((change) => {
        askCounts().catch(() => undefined)
        // What was read stays in its place among the unread until the list is asked for again.
        if (change === 'list') askList().catch(() => undefined)
      }),
    [askList, askCounts],
  )
  const { total, unread } = answerOf(counted).data?.searchMessages ?? {}
  return { ...answerOf(list), counts: total === undefined || unread === undefined ? undefined : { total, unread } }
}
