/** Labels of the outcomes of an author's example. */

import { text } from '@/lib/i18n/i18n'
import type { ExampleResult } from '@/smartform/authoring/examples'
import type { StatusColor } from '@/ui/StatusTag'

export const outcomeWords: Readonly<Record<ExampleResult['outcome'], { label: string; color: StatusColor }>> = {
  holds: { label: text('与约定相符'), color: 'success' },
  differs: { label: text('与约定不符'), color: 'error' },
  stale: { label: text('已过时'), color: 'error' },
}
