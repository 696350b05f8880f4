import { firstForm } from './first-form'

export const engineeringCenterForm = firstForm('engineering-center', '工程技术研究中心年度检查')
