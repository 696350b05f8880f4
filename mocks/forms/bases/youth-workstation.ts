import { firstForm } from './first-form'

export const youthWorkstationForm = firstForm('youth-workstation', '青年实践工作站年度检查')
