/** Texts that explain the states of a declaration, for the help centre. */
import { text } from '@/lib/i18n/i18n'
import type { DeclarationState } from '@/work/kinds/declaration'

/** The meaning of each declaration state for its applicant; text keys. */
export const declarationMeanings: Readonly<Record<DeclarationState, string>> = {
  DRAFT: text('还没有提交，只有您自己能看到和修改，也可以删除。'),
  UNIT_REVIEW: text('已提交给申报单位。单位处理之前，您可以撤回修改。'),
  DEPARTMENT_REVIEW: text('单位已推荐，由主管部门审核，不能再撤回。'),
  RETURNED: text('单位或主管部门请您修改。意见在申报书上方和有批注的地方，修改后重新提交。'),
  REFUSED: text('单位或主管部门不予受理，意见中写明原因，不能再修改。'),
  ACCEPTED: text('材料齐全，已正式受理，等待评审安排。'),
  UNDER_EVALUATION: text('专家正在评审。评审期间看不到专家姓名和打分。'),
  APPROVED: text('已批准立项，接下来填报任务书并签订合同。'),
  NOT_APPROVED: text('本次没有立项。可以在下一批指南中以原内容为基础重新申报。'),
}
