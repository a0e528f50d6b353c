/** A portal account. `birthday` is `YYYY-MM-DD`; `agentEmail` is the prescriber. */
export interface DemoPerson {
  readonly id: number;
  readonly email: string;
  readonly namePrefix: string | null;
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly birthday: string | null;
  readonly confirmed: boolean;
  readonly enabled: boolean;
  readonly roleIds: readonly number[];
  readonly agencyId: number;
  readonly agentEmail: string | null;
  readonly ownerId: number;
  readonly createdAt: Date;
}

/** The figures of a project, in euros; choices by their ids in the reference lists. */
export interface DemoProjectFigures {
  readonly propertyType: string;
  readonly propertyUsage: string;
  readonly purchaseMode: string;
  readonly purchaseTerms: string;
  readonly progressState: string;
  readonly professionalSituation: string;
  readonly creditDuration: string;
  readonly income: number;
  readonly existingCredits: number;
  readonly price: number;
  readonly works: number | null;
  readonly land: number | null;
  readonly downPayment: number;
  readonly maximumInstalment: number;
}

/** A financing project. Null `status` and `agencyId` occur in a real back office. */
export interface DemoProject extends DemoProjectFigures {
  readonly id: number;
  readonly title: string;
  readonly personId: number;
  readonly agencyId: number | null;
  readonly ownerId: number;
  readonly agentEmail: string | null;
  readonly status: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly mediaUrl: string | null;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly timesContacted: number;
  readonly lastContactedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
