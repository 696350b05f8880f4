/** Invents the people of a seeded project or report: names, numbers and certificates. */

import type { Random } from '../random'

const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕']
const candidates = [
  ...['建国', '志强', '晓明', '文静', '雨桐', '思远', '海燕', '俊杰', '子涵', '佳怡', '振宇', '立新', '晨曦', '丽华'],
  ...['国栋', '梓萱', '明哲', '欣然', '永康', '嘉豪', '婉清', '承志', '雪梅', '天宇', '若兰', '景行', '亦凡', '书瑶'],
]

/** A full name. */
function inventedName(random: Random): string {
  return random.pick(surnames) + random.pick(candidates)
}

/** A mainland mobile number in a reserved range that no account uses. */
function inventedMobile(random: Random): string {
  return `1${random.pick(['38', '39', '50', '86'])}0001${String(random.whole(0, 9999)).padStart(4, '0')}`
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** A resident ID number with a valid check digit (GB 11643), born between 1965 and 1998. */
function inventedCertificate(random: Random): string {
  const day = String(random.whole(1, 28)).padStart(2, '0')
  const month = String(random.whole(1, 12)).padStart(2, '0')
  const body = `31010${random.whole(1, 9)}${random.whole(1965, 1998)}${month}${day}${String(random.whole(0, 999)).padStart(3, '0')}`
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0)
  return body + ('10X98765432'[sum % 11] ?? '')
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
