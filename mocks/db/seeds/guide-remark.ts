/** Writes the notes (须知) of a seeded guide, as HTML like the commission's editors write it; for `guides.ts`. */

import { formatMinuteInBeijing } from '@/lib/time/beijing-time'

interface RemarkFacts {
  topics: readonly string[]
  fundingLimit: string
  opensAt: number
  closesAt: number
  recommendBy: number
}

export function remarkOf({ topics, fundingLimit, opensAt, closesAt, recommendBy }: RemarkFacts): string {
  return `<h2>一、征集方向</h2>
<ol>${topics.map((topic) => `<li><strong>${topic}</strong>：面向本市重大需求，开展关键技术研究与应用验证，形成可考核的成果。</li>`).join('')}</ol>
<h2>二、申报要求</h2>
<ul>
<li>申报人应为项目负责人，具备中级及以上实名认证等级，并已关联承担单位且经单位管理员审核通过。</li>
<li>每人在本指南下限申报一项；在研项目逾期未结题的不得申报。</li>
<li>项目组应有且仅有一名负责人，临时参与人员至多一名。</li>
</ul>
<h2>三、经费</h2>
<p>每项资助额度<strong>不超过 ${fundingLimit} 万元</strong>。专项资金的间接费用不超过直接费用的 12%；差旅、会议与国际合作交流费不超过直接费用的 10%。</p>
<h2>四、时间安排</h2>
<p>网上填报自 ${formatMinuteInBeijing(opensAt)} 起，至 ${formatMinuteInBeijing(closesAt)} 止；单位推荐截至 ${formatMinuteInBeijing(recommendBy)}。逾期系统自动关闭。</p>
<h2>五、其他</h2>
<p>经费使用按照<a href="https://stcsm.sh.gov.cn/" target="_blank">市科技计划专项经费管理办法</a>执行。咨询请拨打服务热线。</p>`
}
