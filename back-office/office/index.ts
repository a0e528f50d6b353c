export { carryTo } from './carry';
export { openStoreAs } from './open-store-as';
export { Refusal } from './refusal';
export { runOffice } from './run-office';
