/** Regular expressions that several forms use: credit code, telephone number of any country, keywords. */

import { two } from './two'

/** Patterns of single values, with their error texts (specification, section 5, "Shared checkers"). */

export const creditCodePattern = {
  source: '[0-9A-HJ-NP-RT-UW-Y]{18}',
  message: two(
    '请输入正确的统一社会信用代码，由 18 位数字和大写字母组成',
    'Enter the unified social credit code: 18 digits and capital letters',
  ),
}

/** A telephone number of any country: digits in groups, with the country code. */
export const internationalPhonePattern = {
  source: '\\+[1-9]([ ()-]{0,2}[0-9]){6,14}',
  message: two(
    '请填写带国家代码的电话号码，如 +46 18 471 0000',
    'Enter the number with its country code, as +46 18 471 0000',
  ),
}

export const keywordsPattern = {
  source: '[^；;]{1,20}([；;][^；;]{1,20}){2,4}',
  message: two(
    '请填写 3 至 5 个关键词，用分号隔开，每个不超过 20 个字',
    'Enter 3 to 5 keywords divided by semicolons, each at most 20 characters',
  ),
}
