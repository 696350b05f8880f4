/** Scores a technology-enterprise self-assessment (科技型企业自评) by the ministries' rules. */

import Big from 'big.js'
import { isNonNegativeDecimal } from '@/lib/validation/number-formats'
import { fail } from './fail'
import type { UnitTechDefineNewInput } from './resolvers/innovation.generated'

type Answers = Omit<UnitTechDefineNewInput, 'id' | 'unitId'>

/** Points by minimum share in percent; below the last step none. */
type Scale = readonly (readonly [percent: number, points: number])[]

const staffScale: Scale = [
  [30, 20],
  [25, 16],
  [20, 12],
  [15, 8],
  [10, 4],
]
const salesScale: Scale = [
  [6, 50],
  [5, 40],
  [4, 30],
  [3, 20],
  [2, 10],
]
const costScale: Scale = [
  [30, 50],
  [25, 40],
  [20, 30],
  [15, 20],
  [10, 10],
]
/** By the chosen option, 1 to 6. */
const propertyPoints = [0, 30, 24, 18, 12, 6, 0]

function points(part: Big, whole: Big, scale: Scale): number {
  if (whole.lte(0)) return 0
  const percent = part.div(whole).times(100)
  return scale.find(([from]) => percent.gte(from))?.[1] ?? 0
}

/** Maximum of every figure (specification, section 5 "Self-assessment"). */
const most = 999_999_999

function amount(value: string | number | null | undefined): Big {
  if (value === null || value === undefined || !isNonNegativeDecimal(String(value), 3)) return fail(600)
  if (Number(value) > most) return fail(600)
  return new Big(value)
}

/**
 * Evaluates a self-assessment by the ministries' rules for technology enterprises (国科发政〔2017〕115号). Questions 1 to 4
 * must all be fulfilled. In addition, one of 5 to 8 is yes, or the score is at least 60 of 100 with some points for
 * staff (staff 20, R&D 50, intellectual property 30). R&D is scored against sales or costs, whichever gives more.
 * Refuses with 600 what the form would not submit: an invalid amount, a yes without its proof.
 */
export function passesSelfAssessment(answers: Answers): boolean {
  const proofs: [number, string | null | undefined][] = [
    [answers.qualification, answers.qualificationUrl],
    [answers.researchInstitutions, answers.researchUrl],
    [answers.nationalAwards, answers.awardsUrl],
    [answers.nationalStandard, answers.nationalUrl],
  ]
  if (proofs.some(([answer, proof]) => answer === 1 && !proof)) fail(600)
  const { chineseResident, businessOperations, policyIndustry, dishonestEnterprises } = answers
  const fit = [chineseResident, businessOperations, policyIndustry, dishonestEnterprises].every(
    (number) => number === 1,
  )
  if (proofs.some(([answer]) => answer === 1)) return fit
  const property = answers.intellectualPropertyType ?? 0
  if (property < 1 || property > 6 || (property < 6 && !answers.fileUrl)) fail(600)
  const staff = points(amount(answers.scientificTechnicalPersonnel), amount(answers.workforce), staffScale)
  const research = amount(answers.developmentCosts)
  const investment = Math.max(
    points(research, amount(answers.salesRevenue), salesScale),
    points(research, amount(answers.costExpenditure), costScale),
  )
  return fit && staff > 0 && staff + investment + (propertyPoints[property] ?? 0) >= 60
}
