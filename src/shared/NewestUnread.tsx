import { useState } from 'react'
import { MessageDialog } from './MessageDialog'
import { MessageLines } from './MessageLines'
import { type Message, markRead, type UnreadMessages } from './messages'

/** Unread notices and messages together, newest first: each opens what it is about, or is read in a dialog. `most`: how many are shown. */
export function NewestUnread({ unread, most }: { unread: UnreadMessages | undefined; most: number }) {
  const [read, setRead] = useState<Message | null>(null)
  const { notices, inbox } = unread ?? {}
  const newest =
    notices &&
    inbox &&
    [...notices.items, ...inbox.items].toSorted((a, b) => b.createDate - a.createDate).slice(0, most)
  return (
    <>
      <MessageLines
        messages={newest}
        onShow={(message) => {
          setRead(message)
          void markRead(message._id)
        }}
      />
      <MessageDialog message={read} onClose={() => setRead(null)} />
    </>
  )
}
