/** Invents the long answers of a seeded declaration from its subject. */
import type { Subject } from './subjects'

/** Realistic long answers of a declaration, generated from its subject. */
export function longAnswers({ object, method, field, soft }: Subject): Record<string, string> {
  if (soft) return policyAnswers(object, method, field)
  return {
    background: `${object}是${field}领域服务城市发展的重要环节。目前主要依靠经验与单点技术，存在数据不连续、过程难以量化、推广成本高等问题。国内外已有研究在实验室条件下取得进展，但在真实场景中的稳定性和一致性仍不足。\n\n本项目拟将${method}引入${object}，形成可验证、可推广的技术体系，对提升本市${field}创新能力具有现实意义。`,
    objective: `1. 建立${object}的${method}方法，核心指标较现有水平提高 20% 以上；\n2. 形成一套可运行的样机或系统，连续稳定运行不少于 3 个月；\n3. 在不少于 2 家单位开展应用验证，形成应用报告；\n4. 发表高水平论文，申请发明专利，培养青年骨干。`,
    approach: `研究内容一：${object}的机理分析与数据基础。梳理关键影响因素，建立统一的数据采集规范和样本库。\n\n研究内容二：${method}核心方法。研究模型与工艺的构建、优化和评价，解决精度与效率的矛盾。\n\n研究内容三：系统集成与应用验证。在典型场景中部署，比较实施前后的变化，形成技术规程。\n\n技术路线：需求分析—机理研究—方法构建—系统集成—示范验证，各阶段设置检查点，按检查结果调整。`,
    innovation: `1. 提出适用于${object}的${method}新思路，突破单一指标优化的局限；\n2. 建立从实验室到现场的评价方法，使结果可比较、可复现。`,
    foundation: `项目组长期从事${field}研究，承担过多项国家和本市科技计划项目，拥有所需的实验平台和数据资源，与应用单位有稳定的合作关系。`,
    benefit: `项目完成后可直接服务于${object}，预计使相关环节成本下降 15% 左右，并带动上下游协同。成果以专利许可和技术服务方式推广，社会效益和经济效益明显。`,
  }
}

/** Those of a policy study: surveys and reports, no prototypes. */
function policyAnswers(object: string, method: string, field: string): Record<string, string> {
  return {
    background: `${object}关系到本市${field}领域的长远发展。现有研究多停留在经验总结，对各方主体的真实需求和政策执行中的难点缺少系统调查，国内外比较也不充分。\n\n本课题拟以${method}为主要方法，回答“现状如何、问题何在、怎样改进”三个问题，为有关部门决策提供依据。`,
    objective: `1. 摸清${object}的现状与主要问题；\n2. 以${method}找出关键影响因素；\n3. 提出可操作的对策建议，形成研究总报告和决策咨询专报。`,
    approach: `研究内容一：现状与问题。梳理近五年国家和本市有关政策，走访不少于 20 家单位，形成调研报告。\n\n研究内容二：${method}。建立分析框架，比较国内外典型做法，找出关键影响因素。\n\n研究内容三：对策建议。提出可操作的政策工具和实施步骤，征求有关部门意见后完善。`,
    innovation: `1. 将${method}用于${object}，以一手调查数据代替经验判断；\n2. 从政策供给和执行两端提出可检验的改进措施。`,
    benefit: '形成研究总报告一份、决策咨询专报两篇，供科技、发展改革等部门制定和评估政策时使用。',
  }
}
