/**
 * Words for seeds, such as subjects of invented projects and fields of work. Dictionaries are in
 * `mocks/db/seeds/dictionaries.json`.
 */

import type { Random } from '../random'

/** A project's subject; enough to generate its texts. */
export interface Subject {
  name: string
  field: string
  object: string
  method: string
  keywords: readonly string[]
  /** Code prefix of the matching application areas (dictionary user_application_area). */
  area: string
  /** Soft science: its results are reports, not prototypes. */
  soft: boolean
}

/** The fields of work; each person works in one. */
export type FieldName = 'artificialIntelligence' | 'chips' | 'medicine' | 'materials' | 'agriculture' | 'policy'
/** The subjects of guides. */
export type Domain = FieldName | 'robots' | 'basic' | 'energy'

interface Field {
  field: string
  area: string
  methods: readonly string[]
  /** Research objects of the field's people, by a guide's domain; absent: not their domain. */
  objects: Readonly<Partial<Record<Domain, readonly string[]>>>
}

// biome-ignore format: a table reads best as one
const fields: Readonly<Record<FieldName, Field>> = {
  artificialIntelligence: {
    field: '人工智能',
    area: '0103',
    methods: ['多模态大模型', '联邦学习', '图神经网络', '强化学习', '小样本学习', '可解释推理'],
    objects: {
      artificialIntelligence: ['城市交通信号协同', '轨道交通设备运维', '工业质检', '港口集装箱调度', '政务智能问答'],
      robots: ['柔性产线调度', '人形机器人抓取', '巡检机器人导航', '人机协作装配'],
      basic: ['大模型推理能力', '科学计算代理模型', '开放环境感知', '多智能体协作'],
      medicine: ['超声影像辅助诊断', '肺结节分级', '急诊分诊', '儿童生长评估'],
      materials: ['合金成分设计', '电池材料性能预测', '涂层缺陷识别'],
      chips: ['芯片布局布线', '晶圆缺陷识别', '模拟电路自动设计'],
      agriculture: ['设施蔬菜长势识别', '奶牛行为识别', '水产养殖巡检'],
      energy: ['电网负荷预测', '建筑用能优化', '风机故障预警'],
      policy: ['生成式人工智能治理', '大模型开源生态', '算法人才培养'],
    },
  },
  chips: {
    field: '集成电路',
    area: '0102',
    methods: ['低功耗架构', '热应力协同设计', '片上自校准', '高密度互连', '异构集成', '可靠性建模'],
    objects: {
      artificialIntelligence: ['端侧大模型推理芯片', '视觉感知芯片', '近存计算芯片'],
      robots: ['关节力矩传感芯片', '机器人运动控制芯片', '激光雷达接收芯片'],
      basic: ['低维半导体器件', '量子比特读出电路', '自旋存储器件'],
      medicine: ['便携超声前端芯片', '连续血糖监测芯片'],
      materials: ['碳化硅功率模块', '高导热封装基板', '射频滤波器'],
      chips: ['车规级功率器件', '存算一体芯片', '硅光互连', '先进封装基板', '毫米波射频前端', '传感器读出电路'],
      energy: ['光伏逆变功率模块', '储能电池管理芯片'],
      policy: ['集成电路产业链安全', '芯片设计人才培养', '集成电路知识产权保护'],
    },
  },
  medicine: {
    field: '生物医药',
    area: '02',
    methods: ['多组学标志物', '可穿戴连续监测', '多中心队列', '影像组学', '空间转录组', '药物基因组学'],
    objects: {
      artificialIntelligence: ['脑卒中影像判读', '慢病风险预警', '药物不良反应识别'],
      robots: ['手术机器人术中导航', '康复外骨骼'],
      basic: ['肿瘤免疫微环境', '神经退行性变', '心肌损伤修复'],
      medicine: ['肝癌早期筛查', '急性脑卒中救治', '儿童哮喘管理', '糖尿病足创面修复', '阿尔茨海默病预警', '心力衰竭管理'],
      policy: ['临床研究质量管理', '罕见病用药保障'],
    },
  },
  materials: {
    field: '新材料',
    area: '03',
    methods: ['原位表征', '高通量计算筛选', '界面调控', '微纳增材制造', '梯度结构设计', '低温烧结'],
    objects: {
      robots: ['柔性触觉皮肤', '轻量化关节构件'],
      basic: ['高熵合金变形', '二维材料界面输运', '极端温度下陶瓷断裂'],
      medicine: ['可降解心血管支架', '骨修复支架'],
      materials: ['固态电池电解质', '航空发动机涂层', '海水淡化膜', '柔性显示基板', '氢燃料电池催化层'],
      chips: ['先进封装基板', '宽禁带半导体衬底'],
      energy: ['钙钛矿光伏组件', '碳捕集吸附材料', '储热材料'],
      policy: ['新材料首批次应用', '新材料标准体系'],
    },
  },
  agriculture: {
    field: '现代农业',
    area: '07',
    methods: ['分子标记育种', '水肥一体化控制', '生物防治', '环境感知与调控', '全程可追溯'],
    objects: {
      robots: ['果蔬采摘机器人', '大田植保机器人'],
      basic: ['水稻耐盐机理', '根际微生物互作'],
      agriculture: ['都市设施蔬菜', '崇明水稻', '水产种苗繁育', '绿叶菜病虫害', '鲜食玉米', '奶牛健康养殖'],
      energy: ['稻田固碳减排', '设施农业节能'],
      policy: ['种业创新体系', '都市农业科技服务'],
    },
  },
  policy: {
    field: '科技政策',
    area: '09',
    methods: [],
    objects: {
      policy: ['长三角科技创新共同体', '未来产业培育', '科研诚信治理', '青年科技人才成长', '科技成果转化尽职免责', '开源生态'],
    },
  },
}

/** Methods of soft science, in any field. */
const policyMethods = ['政策仿真', '典型案例比较', '问卷与访谈', '文献计量', '制度设计', '评价指标体系']

/** Fields by the majors of the seeded people. */
// biome-ignore format: a table reads best as one
const majors: Readonly<Record<FieldName, string>> = {
  artificialIntelligence: '人工智能 计算机科学与技术 软件工程 计算机视觉 自然语言处理 机器学习 机器人学 多模态学习 分布式系统 数据科学 计算机网络',
  chips: '智能芯片 集成电路设计 模拟电路 先进封装 芯片测试 微电子学 版图设计',
  medicine: '细胞生物学 生物化学 细胞工程 微生物学 遗传学 心血管内科 临床药理 神经外科 影像医学 急诊医学 检验医学 老年医学 药物化学 抗体工程 制剂学 药理学',
  materials: '材料学 高分子材料 复合材料 材料物理 高分子物理 金属材料',
  agriculture: '蔬菜学 植物病理 农业工程 土壤学 农业信息',
  policy: '科技政策 技术经济 产业经济学 管理科学 知识产权 项目管理 科技管理 会计学 公共管理',
}

const fieldsByMajor = new Map(
  Object.entries(majors).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as FieldName] as const),
  ),
)

/** A person's field of work, by the major of their profile; null where the seeds define none. */
export function fieldOfMajor(major: string | null): FieldName | null {
  return fieldsByMajor.get(major ?? '') ?? null
}

/** Whether people of a field can file under a guide of the domain. */
export function worksOn(field: FieldName, domain: Domain): boolean {
  return fields[field].objects[domain] !== undefined
}

/** Code prefix of a field's application areas. */
export function areaOf(field: FieldName): string {
  return fields[field].area
}

const frames = [
  '面向{object}的{method}关键技术研究',
  '{object}{method}方法与应用示范',
  '基于{method}的{object}技术研发',
]
const policyFrames = ['{object}的{method}研究', '基于{method}的{object}对策研究']

/** An invented project of one field within the guide's domain; `planned` sets its object and method. */
export function inventedSubject(
  random: Random,
  fieldName: FieldName,
  domain: Domain = fieldName,
  planned?: { object: string; method: string },
): Subject {
  const { field, area, methods, objects } = fields[fieldName]
  const soft = domain === 'policy'
  const object = planned?.object ?? random.pick(objects[domain] ?? objects[fieldName] ?? [])
  const method = planned?.method ?? random.pick(soft ? policyMethods : methods)
  const frame = random.pick(soft ? policyFrames : frames)
  return {
    name: frame.replace('{object}', object).replace('{method}', method),
    field,
    object,
    method,
    area,
    soft,
    keywords: [object.slice(0, 12), method, field],
  }
}
