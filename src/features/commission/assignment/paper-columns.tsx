/** The columns that name an application, its unit and leader, in the two lists of papers at the assignment desk. */

import { t } from '@/lib/i18n/i18n'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { Name, Names } from '@/ui/Name'

interface Paper {
  number: string | null
  name: string
  unitName: string
  leaderName: string
}

/** Number and name; unit and leader, as wide as given, in px. Titles are in the present language. */
export const paperColumns = <Row extends Paper>(width: number): WorkListColumn<Row>[] => [
  {
    key: 'name',
    title: t('申报书'),
    render: ({ number, name }) => (
      <>
        {number} <Name>{name}</Name>
      </>
    ),
  },
  {
    key: 'unit',
    title: t('单位与负责人'),
    width,
    render: ({ unitName, leaderName }) => <Names of={[unitName, leaderName]} />,
  },
]
