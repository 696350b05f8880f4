/** Seeds the resume of the demo researcher; everybody else's is empty. */

import type { ResumeKind, ResumeValues } from '@/lib/resume/resume-kinds'
import { workingMoment } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import type { Database } from '../database'
import { dictionaryId } from './dictionary-id'

const degree = (code: string) => dictionaryId('user_degree', code)
const education = (code: string) => dictionaryId('user_education', code)
const title = (code: string) => dictionaryId('user_title', code)

// biome-ignore format: a table reads best as one
const resume: Readonly<Record<ResumeKind, readonly ResumeValues[]>> = {
  WORK: [
    { unitName: '上海申江大学', department: '计算机科学与技术学院', position: '教授', title: title('011'), startMonth: '2019-09', description: '主持人工智能方向的教学与科研，任智能系统研究所所长。' },
    { unitName: '上海申江大学', department: '计算机科学与技术学院', position: '副教授', title: title('012'), startMonth: '2014-07', endMonth: '2019-08' },
    { unitName: '浦源人工智能研究院', department: '大模型研究中心', position: '助理研究员', title: title('063'), startMonth: '2012-07', endMonth: '2014-06' },
  ],
  EDUCATION: [
    { school: '上海浦江大学', major: '模式识别与智能系统', education: education('11'), degree: degree('2'), startMonth: '2007-09', endMonth: '2012-06', tutor: '沈国梁' },
    { school: '上海海川大学', major: '自动化', education: education('21'), degree: degree('4'), startMonth: '2003-09', endMonth: '2007-06' },
  ],
  ACHIEVEMENT: [
    { type: 'PAPER', number: '10.5555/demo.2026.0045', name: '小样本条件下的开放环境目标感知', authors: '陈思远、张雪', rank: '1', source: '计算机学报（演示）', month: '2026-03' },
    { type: 'PATENT', number: '202510234567.3', name: '一种基于小样本学习的环境感知方法', authors: '陈思远、李文博', rank: '1', source: '国家知识产权局', month: '2025-11' },
    { type: 'PAPER', number: '10.5555/demo.2024.0117', name: '面向城市交通的多模态大模型推理方法', authors: '陈思远、李文博、张雪', rank: '1', source: '自动化学报（演示）', month: '2024-03' },
    { type: 'PATENT', number: '202210345678.8', name: '一种交通信号协同优化方法及系统', authors: '陈思远、许志鹏', rank: '1', source: '国家知识产权局', month: '2023-11' },
    { type: 'SOFTWARE', number: '2023SR0456789', name: '路口仿真与评估软件 V2.0', authors: '陈思远', rank: '1', source: '国家版权局', month: '2023-05' },
  ],
  REWARD: [
    { name: '上海市科技进步奖', level: 'PROVINCIAL', grade: 'SECOND', year: '2022', projectName: '城市交通智能管控关键技术', rank: '2', organization: '上海市人民政府' },
  ],
  PROJECT: [
    { name: '可信多模态大模型关键技术研究', number: '25DZ1200301', source: '上海市科技创新行动计划', role: 'LEADER', startMonth: '2025-07', endMonth: '2027-06', funding: '80' },
    { name: '复杂场景下的具身智能导航', number: '62176123', source: '国家自然科学基金', role: 'KEY', startMonth: '2022-01', endMonth: '2025-12', funding: '58.5' },
  ],
}

/** The researcher's resume; all others are empty. */
export function seedResumes(db: Database, now: number): void {
  for (const [kind, entries] of Object.entries(resume) as [ResumeKind, readonly ResumeValues[]][]) {
    for (const [order, values] of entries.entries()) {
      db.resumeEntries.insert({
        id: `resume-${kind.toLowerCase()}-${order + 1}`,
        userId: personaUserId('researcher'),
        kind,
        order,
        revision: 1,
        values,
        modifiedAt: workingMoment(now - (order + 3) * 24 * 3600_000),
        removedAt: null,
      })
    }
  }
}
