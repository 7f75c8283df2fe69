import { expect, test } from "vitest";
import { contactMend } from "./contact-mend.ts";

test.each([
  ["phone", "8 (900) 123-45-67", "+7 (900) 123-45-67"],
  ["phone", "79001234567", "+79001234567"],
  ["phone", "+7 900 123-45-6", undefined],
  ["phone", "8 800", undefined],
  ["phones", "8 900 123-45-67, монтаж, 8 900 765-43-21 — склад", "+7 900 123-45-67 монтаж; +7 900 765-43-21 склад"],
  ["phones", "+7 900 123-45-67;+7 900 765-43-21", "+7 900 123-45-67; +7 900 765-43-21"],
  ["whatsapp", "https://wa.me/79001234567", "+79001234567"],
  ["telegram", "@hangar_zakaz", "hangar_zakaz"],
  ["telegram", "https://t.me/hangar_zakaz?start=1", "hangar_zakaz"],
  ["vk", "https://vk.com/hangar.zakaz", "hangar.zakaz"],
  ["vk", "m.vk.com/hangar", "hangar"],
  ["max", "max.ru/u/f9LHodD0cOJ/", "https://max.ru/u/f9LHodD0cOJ"],
  ["whatsapp", "http://api.whatsapp.com/send?phone=79001234567", "+79001234567"],
  ["whatsapp", "https://wa.me/message/ABC", undefined],
  ["telegram", "t.me/joinchat/AAA", undefined],
  ["telegram", "https://t.me/+AbCdEf123", undefined],
  ["telegram", "tg://resolve?domain=hangar", "hangar"],
  ["vk", "vk.com/im?sel=-123", undefined],
  ["email", "Заказ <zakaz@example.com>", "zakaz@example.com"],
  ["website", "example.com", "https://example.com"],
  ["website", "на сайте", undefined],
  ["city", "8 900 123-45-67", undefined],
])("%s %j is meant as %j", (name, value, meant) => expect(contactMend(name, value)).toBe(meant));
