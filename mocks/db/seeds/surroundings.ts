/** Addresses, telephones and banks for the profiles of seeded people. */

import { bankAccount } from './check-digits'
import { dictionaryId } from './dictionary-id'

/** Home districts: road, postcode, telephone exchange, and the part of the city in the bank branch's name. */
const homes = [
  ['上海市杨浦区国权路', '200433', '5566', '五角场'],
  ['上海市徐汇区漕溪北路', '200030', '6428', '徐家汇'],
  ['上海市闵行区东川路', '200240', '5474', '江川路'],
  ['上海市浦东新区碧波路', '201203', '5080', '张江'],
  ['上海市静安区愚园路', '200040', '6248', '静安寺'],
  ['上海市普陀区曹杨路', '200063', '6223', '曹杨'],
  ['上海市虹口区大连西路', '200083', '6531', '曲阳'],
  ['上海市长宁区仙霞路', '200336', '6275', '虹桥'],
  ['上海市宝山区上大路', '200444', '6613', '大场'],
  ['上海市松江区文汇路', '201620', '6779', '松江大学城'],
  ['上海市嘉定区博园路', '201804', '6958', '安亭'],
] as const

/** Banks, with the first twelve digits of their cards. */
const banks = [
  ['102', '中国工商银行', '622202100100'],
  ['105', '中国建设银行', '621700121000'],
  ['104', '中国银行', '621790080000'],
  ['301', '交通银行', '622260011000'],
  ['308', '招商银行', '621483021000'],
  ['103', '中国农业银行', '622848003300'],
  ['310', '上海浦东发展银行', '621792010000'],
] as const

/** Address, telephone, postcode and bank of the `n`th person: unique, and the same every time. */
export function surroundingsOf(n: number) {
  const [road, postcode, exchange, quarter] = homes[(n + 1) % homes.length] ?? homes[0]
  const [code, bank, card] = banks[n % banks.length] ?? banks[0]
  // Coprime to 10000, so ten thousand people all get different numbers.
  const line = String((n * 7919) % 10_000).padStart(4, '0')
  const fax = String((n * 7919 + 5000) % 10_000).padStart(4, '0')
  return {
    userAddress: `${road}${n * 3 + 8}弄${(n % 17) + 1}号`,
    userZipcode: postcode,
    userTelephone: `021-${exchange}${line}`,
    userFax: `021-${exchange}${fax}`,
    userBankName: dictionaryId('deposit_bank', code),
    userBankAccount: bankAccount(card + String(100_000 + n).slice(-6)),
    userBankLocation: 0,
    userSubBankName: `${bank}上海市${quarter}支行`,
  }
}
