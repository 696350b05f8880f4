/** Invents the people of a seeded project or report: names, numbers and certificates. */

import { nationalIdCheckDigit } from '@/lib/validation/national-id'
import type { Random } from '../random'

/** `王 Wang, 李 Li`: each with its Latin spelling. */
const read = (list: string) => new Map(list.split(', ').map((one) => one.split(' ') as [name: string, latin: string]))
const surnames = read(
  '王 Wang, 李 Li, 张 Zhang, 刘 Liu, 陈 Chen, 杨 Yang, 赵 Zhao, 黄 Huang, 周 Zhou, 吴 Wu, 徐 Xu, 孙 Sun, 胡 Hu, 朱 Zhu, ' +
    '高 Gao, 林 Lin, 何 He, 郭 Guo, 马 Ma, 罗 Luo, 梁 Liang, 宋 Song, 郑 Zheng, 谢 Xie, 韩 Han, 唐 Tang, 冯 Feng, 于 Yu, ' +
    '董 Dong, 萧 Xiao, 程 Cheng, 曹 Cao, 袁 Yuan, 邓 Deng, 许 Xu, 傅 Fu, 沈 Shen, 曾 Zeng, 彭 Peng, 吕 Lü',
)
const givenNames = read(
  '建国 Jianguo, 志强 Zhiqiang, 晓明 Xiaoming, 文静 Wenjing, 雨桐 Yutong, 思远 Siyuan, 海燕 Haiyan, 俊杰 Junjie, 子涵 Zihan, ' +
    '佳怡 Jiayi, 振宇 Zhenyu, 立新 Lixin, 晨曦 Chenxi, 丽华 Lihua, 国栋 Guodong, 梓萱 Zixuan, 明哲 Mingzhe, 欣然 Xinran, ' +
    '永康 Yongkang, 嘉豪 Jiahao, 婉清 Wanqing, 承志 Chengzhi, 雪梅 Xuemei, 天宇 Tianyu, 若兰 Ruolan, 景行 Jingxing, 亦凡 Yifan, ' +
    '书瑶 Shuyao',
)

/** An invented person's name as in a passport (`Deng Shuyao`); undefined for any other name. */
export function inventedEnglishName(name: string): string | undefined {
  const [surname, givenName] = [surnames.get(name.slice(0, 1)), givenNames.get(name.slice(1))]
  return surname && givenName && `${surname} ${givenName}`
}

const names = { surnames: [...surnames.keys()], givenNames: [...givenNames.keys()] }

/** A full name. */
function inventedName(random: Random): string {
  return random.pick(names.surnames) + random.pick(names.givenNames)
}

/** A mainland mobile number in a reserved range that no account uses. */
function inventedMobile(random: Random): string {
  return `1${random.pick(['38', '39', '50', '86'])}0001${String(random.whole(0, 9999)).padStart(4, '0')}`
}

/** A resident ID number with a valid check digit (GB 11643), born between 1965 and 1998. */
function inventedCertificate(random: Random): string {
  const day = String(random.whole(1, 28)).padStart(2, '0')
  const month = String(random.whole(1, 12)).padStart(2, '0')
  const body = `31010${random.whole(1, 9)}${random.whole(1965, 1998)}${month}${day}${String(random.whole(0, 999)).padStart(3, '0')}`
  return body + nationalIdCheckDigit(body)
}

/** The people of a project, without duplicate numbers. */
export function inventedPeople(random: Random, count: number): { name: string; mobile: string; certificate: string }[] {
  const people = new Map<string, { name: string; mobile: string; certificate: string }>()
  while (people.size < count) {
    const person = {
      name: inventedName(random),
      mobile: inventedMobile(random),
      certificate: inventedCertificate(random),
    }
    people.set(person.mobile, person)
  }
  return [...people.values()]
}
