import { firstForm } from './first-form'

export const achievementTransformationForm = firstForm('achievement-transformation', '成果转化绩效报告')
