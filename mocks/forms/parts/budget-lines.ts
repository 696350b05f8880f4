/**
 * Rows and columns of tables that compare spending with the budget in force, in the forms of acceptance and audits.
 */

import type { ColumnSource } from '@/smartform/kinds/kinds'
import type { ExpressionSource } from '@/smartform/schema/definition'
import { both, cell, moreThan, times } from '../expressions'
import { money } from '../fields'
import { two } from '../two'
import { costSubjects, subjectColumn, subjectRows } from './direct-costs'

/** The fixed rows of a table about the special fund: each subject of direct cost, and the indirect cost. */
export const budgetRows = subjectRows([...costSubjects, { id: 'indirect', subject: '间接费用' }])

/** The locked columns that such a table begins with; `prefill` `budget.lines` fills them. */
export const budgetColumns: readonly ColumnSource[] = [
  subjectColumn,
  money('approved', two('批准预算（万元）', 'Approved budget (× 10,000 yuan)'), {
    min: '0',
    decimals: 2,
    lockedWhen: true,
  }),
  money('inForce', two('变更后预算（万元）', 'Budget in force (× 10,000 yuan)'), {
    min: '0',
    decimals: 2,
    lockedWhen: true,
  }),
]

/** Whether an amount was entered in a row and its difference exceeds a tenth of the budget in force. */
export const departs = (amount: string, difference: string): ExpressionSource =>
  both(
    ['filled', cell(amount)],
    moreThan(
      ['if', moreThan(cell(difference), 0), cell(difference), times('-1', cell(difference))],
      times('0.1', cell('inForce')),
    ),
  )
