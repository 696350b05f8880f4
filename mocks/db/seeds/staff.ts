/** Seeds forty researchers and five administrators in six units; some not yet approved, some not real-name verified. */

import { administratorPermissions } from '../../domain/unit/staff-roles'
import { blankPerson } from '../blank-person'
import type { Database } from '../database'
import { addMembership, verifiedPerson } from './person'
import { departmentId, unitIds } from './units'

/** Name, English name, sex (M, F), birthday, position, major, department index; one block per unit. */
const staff: Readonly<Record<string, string>> = {
  [unitIds.university]: `
李文博 Li Wenbo M 1983-02-11 教授 计算机科学与技术 1
张雪 Zhang Xue F 1990-08-30 副教授 软件工程 1
刘海峰 Liu Haifeng M 1978-05-19 教授 材料学 2
高洁 Gao Jie F 1986-10-07 研究员 高分子材料 2
许志鹏 Xu Zhipeng M 1992-01-25 讲师 计算机视觉 1
梁静怡 Liang Jingyi F 1984-12-12 副教授 细胞生物学 3
罗明 Luo Ming M 1975-03-08 教授 生物化学 3
宋佳 Song Jia F 1991-06-16 讲师 科技政策 4
唐锐 Tang Rui M 1987-09-09 副教授 技术经济 4
韩冰 Han Bing F 1989-04-27 副研究员 复合材料 2`,
  [unitIds.institute]: `
吴昊 Wu Hao M 1988-03-22 研究员 自然语言处理 1
邓琳 Deng Lin F 1993-07-05 助理研究员 机器学习 1
萧逸 Xiao Yi M 1985-11-18 研究员 机器人学 2
曹颖 Cao Ying F 1990-02-14 副研究员 多模态学习 1
彭博 Peng Bo M 1994-09-01 工程师 分布式系统 1
叶青 Ye Qing F 1982-06-28 高级工程师 智能芯片 2`,
  [unitIds.chipCompany]: `
杨帆 Yang Fan M 1981-01-13 研发总监 集成电路设计 1
黄蓉蓉 Huang Rongrong F 1987-05-24 高级工程师 模拟电路 1
冯涛 Feng Tao M 1984-08-06 高级工程师 先进封装 1
董洁 Dong Jie F 1991-10-20 工程师 芯片测试 2
程远 Cheng Yuan M 1979-12-03 总经理 微电子学 1
袁莉 Yuan Li F 1989-03-15 知识产权经理 知识产权 1
潘阳 Pan Yang M 1993-11-11 工程师 版图设计 1`,
  [unitIds.hospital]: `
谢家明 Xie Jiaming M 1970-04-02 主任医师 心血管内科 1
卢婷 Lu Ting F 1985-09-26 副主任医师 临床药理 3
蒋辉 Jiang Hui M 1977-07-17 主任医师 神经外科 2
余梦 Yu Meng F 1992-12-29 主治医师 影像医学 3
杜伟 Du Wei M 1980-10-10 副主任医师 急诊医学 3
戴玲 Dai Ling F 1986-02-08 副主任医师 检验医学 3
任飞 Ren Fei M 1990-05-05 主治医师 老年医学 3`,
  [unitIds.drugCompany]: `
顾清扬 Gu Qingyang M 1976-08-21 首席科学家 药物化学 1
孟瑶 Meng Yao F 1988-01-19 研究员 抗体工程 1
秦岳 Qin Yue M 1983-11-30 高级工程师 制剂学 1
江雨薇 Jiang Yuwei F 1992-04-11 研究员 药理学 1
白川 Bai Chuan M 1981-06-06 副总经理 项目管理 1`,
  [unitIds.farmInstitute]: `
陶然 Tao Ran M 1974-09-14 研究员 蔬菜学 1
姜楠 Jiang Nan F 1987-12-24 副研究员 植物病理 1
范俊 Fan Jun M 1990-07-07 助理研究员 农业工程 2
贺兰 He Lan F 1984-03-03 副研究员 土壤学 1
史一鸣 Shi Yiming M 1995-05-28 助理研究员 农业信息 2`,
}

/** Administrators of the units without a persona in that role, so that every unit's filings have a reviewer. */
const administrators: readonly [unitId: string, name: string, english: string, sex: 0 | 1, born: string][] = [
  [unitIds.institute, '钟楚涵', 'Zhong Chuhan', 1, '1983-05-17'],
  [unitIds.chipCompany, '汪磊', 'Wang Lei', 0, '1985-02-26'],
  [unitIds.hospital, '田慧', 'Tian Hui', 1, '1979-08-13'],
  [unitIds.drugCompany, '石磊磊', 'Shi Leilei', 0, '1988-10-31'],
  [unitIds.farmInstitute, '崔文', 'Cui Wen', 1, '1981-01-22'],
]

export function seedStaff(db: Database): void {
  let count = 0
  for (const [unitId, lines] of Object.entries(staff)) {
    for (const line of lines.trim().split('\n')) {
      count += 1
      const [userFullname = '', surname, givenName, sex, born = '', position = '', major = '', place] = line.split(' ')
      const id = `user-${count}`
      const known = { id, userName: `staff${count}`, userFullname, userMobile: `1390000${String(2000 + count)}` }
      const permissions = ['s02.f009']
      if (count % 13 === 0) db.users.insert(blankPerson({ ...known, userGrade: 1, permissions }))
      else {
        const life = { born, sex: sex === 'F' ? (1 as const) : (0 as const), sequence: 100 + count }
        const english = `${surname} ${givenName}`
        db.users.insert(verifiedPerson({ ...known, permissions }, { ...life, english, position, major }))
      }
      addMembership(db, id, unitId, {
        applyStatus: count % 11 === 0 ? 1 : 2,
        departments: [{ id: departmentId(unitId, Number(place)), isAdmin: 0 }],
      })
    }
  }
  for (const [index, [unitId, userFullname, english, sex, born]] of administrators.entries()) {
    const known = {
      id: `user-administrator-${index + 1}`,
      userName: `administrator${index + 1}`,
      userFullname,
      userMobile: `1390000${3001 + index}`,
      userType: 2,
      permissions: administratorPermissions,
    }
    const life = { born, sex, sequence: 200 + index, english, position: '科研主管', major: '科技管理' }
    db.users.insert(verifiedPerson(known, life))
    addMembership(db, known.id, unitId, { isAdmin: 1, roleCodes: ['unit_admin'] })
  }
}
