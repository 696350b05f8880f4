/** Invents the figures of a base's yearly report, close to the year before, so that none needs a reason; for the seeds of bases. */

import { randomFrom, seedOf } from '../random'

/** A base's figures of one year: counts, amounts in hundredths of 万元, list lengths, and the amount per list row. */
export interface ReportSize {
  figures: Readonly<Record<string, number>>
  money: Readonly<Record<string, number>>
  rows: Readonly<
    Record<
      'equipment' | 'projects' | 'papers' | 'patents' | 'standards' | 'transformed' | 'visitors' | 'conferences',
      number
    >
  >
  worth: Readonly<Record<'equipment' | 'project' | 'transformed' | 'service', number>>
}

const firstYear = 2019

/** Invented figures of a base's year, close to the year before, so that no change requires a reason. */
export function figuresOf({ baseId, year }: { baseId: string; year: number }): ReportSize {
  const steady = (name: string, least: number, most: number) =>
    randomFrom(seedOf(`${baseId}:${name}`)).whole(least, most)
  const growth = 1 + Math.max(0, year - firstYear) * (steady('growth', 0, 8) / 100)
  /** Varies last year's value slightly. */
  const about = (name: string, least: number, most: number) =>
    Math.round(
      steady(name, least, most) * growth * (0.94 + randomFrom(seedOf(`${baseId}:${name}:${year}`)).next() * 0.12),
    )

  const staff = about('staff', 24, 120)
  const senior = Math.floor(staff * 0.25)
  const associate = Math.floor(staff * 0.3)
  const middle = Math.floor(staff * 0.3)
  const regular = Math.floor(staff * 0.7)
  const papers = about('papers', 8, 90)
  const patents = steady('patents', 2, 6)
  const served = about('served', 20, 160)
  const companies = Math.floor(served * 0.6)
  const enrolled = about('enrolled', 60, 160)
  const briefs = about('briefs', 6, 20)
  const incubated = steady('incubated', 5, 20) + Math.max(0, year - firstYear)
  const dataSize = about('data', 400, 4000)
  const funds = {
    fundCity: about('fundCity', 8_000, 60_000),
    fundNational: about('fundNational', 10_000, 90_000),
    fundLocal: about('fundLocal', 5_000, 30_000),
    fundHost: about('fundHost', 10_000, 50_000),
    fundCompany: about('fundCompany', 6_000, 60_000),
    fundService: about('fundService', 20_000, 80_000),
    fundOther: about('fundOther', 1_000, 6_000),
  }
  // A kind spends less than it takes in, whichever of these sources it has.
  const spent = Math.floor((funds.fundCity + funds.fundLocal + funds.fundHost) * 0.6)
  const parts = {
    spentEquipment: Math.floor(spent * 0.2),
    spentResearch: Math.floor(spent * 0.5),
    spentPeople: Math.floor(spent * 0.2),
  }
  const service = about('serviceIncome', 12_000, 70_000)
  const four = { developIncome: 0.4, consultIncome: 0.1, technicalIncome: 0.3 }
  const earned = funds.fundCompany + funds.fundService
  const incomes = Object.fromEntries(Object.entries(four).map(([id, share]) => [id, Math.floor(earned * share)]))
  const transferIncome = earned - Object.values(incomes).reduce((sum, income) => sum + income, 0)
  return {
    figures: {
      staff,
      staffRegular: regular,
      staffVisiting: staff - regular,
      staffDoctors: Math.floor(staff * 0.55),
      staffYoung: Math.floor(staff * 0.45),
      titleSenior: senior,
      titleAssociate: associate,
      titleMiddle: middle,
      titleOther: staff - senior - associate - middle,
      researchers: Math.floor(staff * 0.72),
      engineers: Math.floor(staff * 0.6),
      mentors: Math.floor(staff * 0.5),
      talents: steady('talents', 1, 6),
      papers,
      indexedPapers: Math.floor(papers * 0.6),
      books: steady('books', 0, 3),
      patentsApplied: patents + 4,
      patentsGranted: patents,
      inventionsGranted: Math.floor(patents * 0.7),
      software: steady('software', 0, 8),
      openDays: steady('openDays', 220, 320),
      served,
      servedCompanies: companies,
      smallCompanies: Math.floor(companies * 0.7),
      services: served * 3,
      reports: about('reports', 20, 200),
      complaints: steady('complaints', 0, 2),
      methods: steady('methods', 1, 8),
      doctorsTrained: about('doctors', 4, 20),
      mastersTrained: about('masters', 8, 40),
      postdocs: steady('postdocs', 1, 8),
      courses: steady('courses', 2, 10),
      trained: about('trained', 80, 600),
      talks: about('talks', 6, 40),
      observedDays: steady('observed', 300, 350),
      samples: about('samples', 800, 30_000),
      dataKept: dataSize,
      dataShared: Math.floor(dataSize * 0.4),
      outreachEvents: about('events', 8, 60),
      outreachVisitors: about('visitors', 1_000, 20_000),
      outreachSchools: steady('schools', 3, 20),
      councilMeetings: 2,
      committeeMeetings: 1,
      incubated,
      incubatedThisYear: 1,
      highTech: Math.floor(incubated * 0.4),
      labArea: steady('area', 800, 6_000),
      pilotLines: steady('pilot', 1, 4),
      nationalAwards: steady('national', 0, 1),
      cityAwards: steady('city', 0, 3),
      enrolled,
      completed: Math.floor(enrolled * 0.9),
      excellent: Math.floor(enrolled * 0.2),
      girls: Math.floor(enrolled * 0.45),
      lessons: steady('lessons', 4, 16),
      lectures: steady('lectures', 4, 16),
      prizes: steady('prizes', 2, 12),
      pupilPapers: steady('pupilPapers', 0, 8),
      briefs,
      adopted: Math.floor(briefs * 0.4),
      databases: steady('databases', 1, 4),
      surveys: steady('surveys', 4, 20),
      mediaPieces: about('media', 8, 60),
    },
    money: {
      ...funds,
      carriedOver: about('carried', 1_000, 8_000),
      spentTotal: spent,
      ...parts,
      spentRunning: spent - parts.spentEquipment - parts.spentResearch - parts.spentPeople,
      serviceIncome: service,
      ...incomes,
      transferIncome,
      incubatedSales: about('sales', 50_000, 900_000),
      incubatedInvested: about('invested', 10_000, 400_000),
      savedForUsers: about('saved', 20_000, 300_000),
    },
    rows: {
      equipment: steady('equipment', 3, 6),
      projects: steady('projects', 3, 8),
      papers,
      patents,
      standards: steady('standards', 0, 3),
      transformed: steady('transformed', 1, 4),
      visitors: steady('visits', 2, 6),
      conferences: steady('conferences', 1, 2),
    },
    worth: {
      equipment: steady('worth', 6_000, 30_000),
      project: about('project', 4_000, 20_000),
      transformed: about('contract', 3_000, 40_000),
      service,
    },
  }
}
