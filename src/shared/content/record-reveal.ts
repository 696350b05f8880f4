/** Tells the backend that a masked number was revealed, for the log of readers. */

import { permission } from '@/api/permission'
import { RecordRevealDocument } from '../graphql/reveal.permission.generated'

/** Records a reveal; the person the paper belongs to reads of it on 我的数据. A failure must not keep the reader from reading. */
export function recordReveal(contentId: string): void {
  permission.mutate(RecordRevealDocument, { contentId }, { background: true }).catch(() => {})
}
