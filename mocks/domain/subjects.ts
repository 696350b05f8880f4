import type { Random } from './random'

/** What a project is about; enough to write its texts from. */
export interface Subject {
  name: string
  field: string
  object: string
  method: string
  keywords: readonly string[]
  /** What the codes of fitting application areas begin with (dictionary user_application_area). */
  area: string
}

interface Field {
  field: string
  area: string
  objects: readonly string[]
  methods: readonly string[]
}

const fields: Readonly<Record<string, Field>> = {
  artificialIntelligence: {
    field: '人工智能',
    area: '0103',
    objects: ['城市交通信号协同', '超声影像辅助诊断', '轨道交通设备运维', '工业质检', '港口集装箱调度', '电网负荷预测'],
    methods: ['多模态大模型', '联邦学习', '图神经网络', '强化学习决策', '小样本学习', '可解释推理'],
  },
  chips: {
    field: '集成电路',
    area: '0102',
    objects: ['车规级功率器件', '存算一体芯片', '硅光互连', '先进封装基板', '毫米波射频前端', '传感器读出电路'],
    methods: ['低功耗架构', '热应力协同设计', '宽禁带材料工艺', '片上自校准', '高密度互连', '异构集成'],
  },
  medicine: {
    field: '生物医药',
    area: '0202',
    objects: ['肝癌早期筛查', '急性脑卒中救治', '儿童哮喘管理', '糖尿病足创面修复', '阿尔茨海默病预警', '肺结节分级'],
    methods: ['液体活检', '可穿戴连续监测', '干细胞外泌体', '空间转录组', '多中心队列', '影像组学'],
  },
  materials: {
    field: '新材料',
    area: '0303',
    objects: [
      '固态锂电池电解质',
      '航空发动机涂层',
      '可降解心血管支架',
      '海水淡化膜',
      '柔性显示基板',
      '氢燃料电池催化层',
    ],
    methods: ['原位表征', '高通量计算筛选', '界面调控', '微纳增材制造', '梯度结构设计', '低温烧结'],
  },
  agriculture: {
    field: '现代农业',
    area: '0702',
    objects: ['都市设施蔬菜', '崇明水稻', '水产种苗繁育', '绿叶菜病虫害', '鲜食玉米', '奶牛健康养殖'],
    methods: ['分子标记育种', '水肥一体化控制', '生物防治', '环境感知与调控', '无人化作业', '全程可追溯'],
  },
  energy: {
    field: '绿色低碳',
    area: '0503',
    objects: ['既有公共建筑', '化工园区', '海上风电基础', '城市污泥', '数据中心', '船用甲醇发动机'],
    methods: ['碳排放核算', '余热梯级利用', '虚拟电厂聚合', '热电联合优化', '碳捕集与转化', '数字孪生运维'],
  },
  policy: {
    field: '科技政策',
    area: '0801',
    objects: [
      '长三角科技创新共同体',
      '未来产业培育',
      '科研诚信治理',
      '青年科技人才成长',
      '科技成果转化尽职免责',
      '开源生态',
    ],
    methods: ['政策仿真', '典型案例比较', '问卷与访谈', '文献计量', '制度设计', '评价指标体系'],
  },
}

const frames = [
  '面向{object}的{method}关键技术研究',
  '{object}{method}方法与应用示范',
  '基于{method}的{object}技术研发',
]
const policyFrames = ['{object}的{method}研究', '基于{method}的{object}对策研究']

/** A project of one field; enough combinations that a list shows hardly any twice. */
export function inventedSubject(random: Random, fieldName: string): Subject {
  const { field, area, objects, methods } = fields[fieldName] ??
    fields.artificialIntelligence ?? { field: '', area: '', objects: [], methods: [] }
  const object = random.pick(objects)
  const method = random.pick(methods)
  const frame = random.pick(fieldName === 'policy' ? policyFrames : frames)
  return {
    name: frame.replace('{object}', object).replace('{method}', method),
    field,
    object,
    method,
    area,
    keywords: [object.slice(0, 12), method, field],
  }
}
