export { carryInto, carryTo, type Carry } from './carry';
export { Refusal } from './refusal';
export { runOffice, type Surroundings } from './run-office';
export { openStoreAs } from './open-store-as';
