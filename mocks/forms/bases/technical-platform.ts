import { firstForm } from './first-form'

export const technicalPlatformForm = firstForm('technical-platform', '专业技术服务平台年度检查')
