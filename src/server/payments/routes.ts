import { cancelOrder as cancelOrderOperation } from '#contract/payments/orders/cancel-order.ts'
import { checkOrder as checkOrderOperation } from '#contract/payments/orders/check-order.ts'
import { createOrder as createOrderOperation } from '#contract/payments/orders/create-order.ts'
import { listOrders as listOrdersOperation } from '#contract/payments/orders/list-orders.ts'
import { listPlans as listPlansOperation } from '#contract/payments/plans/list-plans.ts'
import { readOrder as readOrderOperation } from '#contract/payments/orders/read-order.ts'
import { changePlan as changePlanOperation } from '#contract/payments/desk/change-plan.ts'
import { listAllOrders as listAllOrdersOperation } from '#contract/payments/desk/list-all-orders.ts'
import { listSoldPlans as listSoldPlansOperation } from '#contract/payments/desk/list-sold-plans.ts'
import { refundOrder as refundOrderOperation } from '#contract/payments/desk/refund-order.ts'
import { changePlan } from './desk/change-plan.ts'
import { listAllOrders } from './desk/list-all-orders.ts'
import { listSoldPlans } from './desk/list-sold-plans.ts'
import { refundOrder } from './desk/refund-order.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { cancelOrder } from '#server/payments/orders/cancel-order.ts'
import { checkOrder } from '#server/payments/orders/check-order.ts'
import { createOrder } from '#server/payments/orders/create-order.ts'
import { listOrders } from '#server/payments/orders/list-orders.ts'
import { listPlans } from '#server/payments/plans/list-plans.ts'
import { readOrder } from '#server/payments/orders/read-order.ts'
import { serveWebhook } from './serve-webhook.ts'
import { serveTestPage } from '#server/payments/test/serve-test-page.ts'

export const paymentRoutes = (platform: Platform): Route[] => [
  route(listPlansOperation)((input, member) => listPlans(platform, member, input)),
  route(createOrderOperation)((input, member) => createOrder(platform, member, input)),
  route(listOrdersOperation)((input, member) => listOrders(platform, member, input)),
  route(readOrderOperation)((input, member) => readOrder(platform, member, input)),
  route(checkOrderOperation)((input, member) => checkOrder(platform, member, input)),
  route(cancelOrderOperation)((input, member) => cancelOrder(platform, member, input)),
  route(listSoldPlansOperation)(() => listSoldPlans(platform)),
  route(changePlanOperation)((input, member) => changePlan(platform, member, input)),
  route(listAllOrdersOperation)((input) => listAllOrders(platform, input)),
  route(refundOrderOperation)((input, member) => refundOrder(platform, member, input)),
]

export const paymentWireRoutes = (platform: Platform): WireRoute[] => [
  serveWebhook(platform),
  ...serveTestPage(platform),
]
