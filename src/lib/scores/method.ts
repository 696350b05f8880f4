/** The text that explains how review scores are calibrated, for the commission and the applicant. */

import { text } from '../i18n/i18n'

/** The method of `calibrate`, in one paragraph. */
export const scoringMethod = text(
  '校准分只供参考，评审仍以原始评分为准。做法：每个评分看作申报书的水平减去专家的严格程度，再加上偶然误差，三者由本组全部已提交的评分一并估计（混合效应模型）；评分越少，估计越靠近全组平均。“±”为标准误差。同一档的申报书，凭现有评分分不出高下。',
)
