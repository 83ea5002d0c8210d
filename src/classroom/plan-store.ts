import { type DeviceStorage, deviceStorage } from '#src/device/device-storage.ts';
import { stored } from '#src/device/stored.ts';
import { decodePlan, EMPTY_PLAN, encodePlan } from './class-plan.ts';
import { PLAN_KEY } from './teaching.ts';

/** The class plan on this device. Steps that this version cannot read survive a write. */
export const PLAN = stored(PLAN_KEY, decodePlan, encodePlan);

/** The class plan, empty at first. The same object until it changes. */
export const ownPlan = (device: DeviceStorage = deviceStorage) => PLAN.read(device) ?? EMPTY_PLAN;
